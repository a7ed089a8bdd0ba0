//! The picture of a fake camera.

use std::fs;
use std::io;
use std::path::Path;

use qrcodegen::{QrCode, QrCodeEcc};

/// The picture's size in pixels, like that of a usual camera.
const WIDTH: i32 = 640;
const HEIGHT: i32 = 480;

/// The size of a module, in pixels.
const MODULE: i32 = 6;

/// The brightness of a table, of paper and of ink; all three are grey.
const TABLE: u8 = 110;
const PAPER: u8 = 220;
const INK: u8 = 30;
const NO_COLOUR: u8 = 128;

/// The white margin of the code, in modules.
const QUIET: i32 = 4;

/// Writes a film of two frames that show this text as a QR code.
pub fn write(path: &Path, text: &str) -> io::Result<()> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).map_err(io::Error::other)?;
    let size = code.size();
    let (left, top) = ((WIDTH - size * MODULE) / 2, (HEIGHT - size * MODULE) / 2);
    let mut frame = b"FRAME\n".to_vec();
    for y in 0..HEIGHT {
        for x in 0..WIDTH {
            let (column, row) = ((x - left).div_euclid(MODULE), (y - top).div_euclid(MODULE));
            let paper = -QUIET..size + QUIET;
            frame.push(match code.get_module(column, row) {
                true => INK,
                false if paper.contains(&column) && paper.contains(&row) => PAPER,
                false => TABLE,
            });
        }
    }
    // Each of the two colour planes has a quarter of the pixels.
    frame.extend(vec![NO_COLOUR; (WIDTH * HEIGHT / 2) as usize]);
    let mut camera_video =
        format!("YUV4MPEG2 W{WIDTH} H{HEIGHT} F10:1 Ip A1:1 C420jpeg\n").into_bytes();
    camera_video.extend(&frame);
    camera_video.extend(&frame);
    fs::write(path, camera_video)
}
