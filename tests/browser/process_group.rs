//! A program that cannot outlive the test run.

use std::io::{self, BufRead, BufReader};
use std::os::unix::process::CommandExt;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use crate::deadline::Deadline;

/// How long a program may take until its first line, on an idle machine.
const FIRST_LINE: Duration = Duration::from_secs(20);

/// The shell that controls the program: it starts the program in its own process group and waits until our pipe closes.
/// That happens when the [`ProcessGroup`] is dropped, and also when the test run is interrupted or killed, because the
/// operating system then closes the pipe. Everything that the program has started ends with it.
const KEEPER: &str = r#"
exec 3<&0
"$@" </dev/null 3<&- &
exec >/dev/null 2>&1
read -r _ <&3
kill -KILL 0
"#;

/// A running program with all its children; dropping it stops them all.
pub struct ProcessGroup {
    shell: Child,
}

impl ProcessGroup {
    /// Makes a command for `program`. Add arguments and environment, then start it with [`ProcessGroup::start`].
    pub fn command(program: &Path) -> Command {
        let mut command = Command::new("sh");
        command.args(["-c", KEEPER, "leash"]).arg(program);
        command.stdin(Stdio::piped()).process_group(0);
        command
    }

    /// Starts what [`ProcessGroup::command`] prepared.
    pub fn start(mut command: Command) -> io::Result<Self> {
        Ok(Self {
            shell: command.spawn()?,
        })
    }

    /// The process group of the program and all its children.
    pub fn group(&self) -> u32 {
        self.shell.id()
    }

    /// Returns the first line that the program prints; `None` if it ends without one, or takes too long. Its output
    /// must be piped.
    pub fn first_line(&mut self) -> Option<String> {
        let output = self.shell.stdout.take()?;
        let (tell, told) = mpsc::channel();
        thread::spawn(move || {
            let line = BufReader::new(output).lines().next();
            // After a long wait nobody reads it any more.
            let _ = tell.send(line);
        });
        let mut deadline = Deadline::new(FIRST_LINE);
        loop {
            match told.recv_timeout(deadline.next_look()) {
                Ok(line) => return Some(line?.ok()?.trim().to_owned()),
                Err(RecvTimeoutError::Timeout) if deadline.lasts() => {}
                Err(_) => return None,
            }
        }
    }
}

impl Drop for ProcessGroup {
    fn drop(&mut self) {
        drop(self.shell.stdin.take());
        // The keeper ends by the same signal as its group, so its status says nothing.
        let _ = self.shell.wait();
    }
}
