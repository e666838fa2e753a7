import type { Duplex } from 'node:stream';

/** How long the message is. */
const HEAD_BYTES = 4;
/** Bytes, far above any text that is read in a picture: a process that was taken over must not fill the memory of the other. */
const MOST = 1 << 26;

/**
 * What goes between two processes: plain data as JSON, as V8's own format must not be read from a process that a picture may have
 * taken over. Bytes go as files.
 */
export function sendFrame(channel: Duplex, message: object): void {
  const text = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(text.length);
  channel.cork();
  channel.write(head);
  channel.write(text);
  channel.uncork();
}

/** Calls `take` for each frame. When it throws, or a frame is too long, the channel ends: the other side is not what it was. */
export function onFrames(channel: Duplex, take: (message: string) => void): void {
  const read = frameReader(take);
  channel.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
    } catch (error) {
      channel.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Takes what has arrived, in pieces of any length, and calls `take` for each whole frame. */
function frameReader(take: (message: string) => void): (chunk: Uint8Array) => void {
  const parts = partsOf(take);
  let { value: part } = parts.next();
  let filled = 0;
  return (chunk) => {
    for (let at = 0; at < chunk.length; ) {
      const copied = Math.min(part.length - filled, chunk.length - at);
      part.set(chunk.subarray(at, at + copied), filled);
      at += copied;
      filled += copied;
      while (filled === part.length) {
        part = parts.next().value;
        filled = 0;
      }
    }
  };
}

/** The buffers to fill, one after the other. */
function* partsOf(take: (message: string) => void): Generator<Buffer, never> {
  for (;;) {
    const head = Buffer.alloc(HEAD_BYTES);
    yield head;
    const length = head.readUInt32LE();
    if (length > MOST) throw new RangeError('A message of another process is too long.');
    const text = Buffer.alloc(length);
    yield text;
    take(text.toString());
  }
}
