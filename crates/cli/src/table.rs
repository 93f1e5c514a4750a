//! `mots table`: the protocol as JSON Lines.

use crate::speech::Interpreter;
use crate::{Exit, Trouble, surroundings};
use protocol::{Host, MAX_REQUEST_BYTES};
use serde_json::Value;
use std::io::{self, BufRead, Read, Write};

pub(crate) fn run() -> Result<Exit, Trouble> {
    let mut host = Host::new(surroundings::surroundings());
    let interpreter = Interpreter::new();
    let (mut input, mut output) = (io::stdin().lock(), io::stdout().lock());
    while let Some(line) = read_line(&mut input)? {
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        // Bytes that are no UTF-8 are no JSON either, which the host says.
        let mut answer = host.answer_line(&String::from_utf8_lossy(&line));
        interpreter.interpret(&mut answer);
        serde_json::to_writer(&mut output, &answer).map_err(io::Error::from)?;
        output.write_all(b"\n")?;
        output.flush()?;
    }
    Ok(Exit::Yes)
}

/// The next line; `None` at the end. A line that is too long is cut just after the limit, so that the host still refuses it.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<Vec<u8>>> {
    let mut line = Vec::new();
    let limit = MAX_REQUEST_BYTES as u64 + 2;
    if input.by_ref().take(limit).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.last() == Some(&b'\n') {
        line.pop();
    } else if line.len() as u64 == limit {
        skip_line(input)?;
    }
    Ok(Some(line))
}

fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = input.fill_buf()?;
        let (skipped, done) = match buffer.iter().position(|byte| *byte == b'\n') {
            Some(end) => (end + 1, true),
            None => (buffer.len(), buffer.is_empty()),
        };
        input.consume(skipped);
        if done {
            return Ok(());
        }
    }
}

/// Sends a request to the host, for commands that have a host of their own. The error is that of the answer.
pub(crate) fn ask(host: &mut Host, request: Value) -> Result<Value, Value> {
    let mut answer = host.handle(request);
    if answer["ok"] == true { Ok(answer) } else { Err(answer["error"].take()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_too_long_is_cut_and_the_next_one_is_whole() {
        let mut text = vec![b'x'; MAX_REQUEST_BYTES + 100];
        text.extend(b"\nnext\nlast");
        let mut input = io::BufReader::with_capacity(1000, text.as_slice());
        assert!(read_line(&mut input).unwrap().unwrap().len() > MAX_REQUEST_BYTES);
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some(b"next".as_slice()));
        assert_eq!(read_line(&mut input).unwrap().as_deref(), Some(b"last".as_slice()));
        assert_eq!(read_line(&mut input).unwrap(), None);
    }
}
