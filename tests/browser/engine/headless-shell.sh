#!/bin/sh
# The shell opens only pages that it is started with, and chromedriver, which needs one, names none.
exec chromium-headless-shell "$@" about:blank
