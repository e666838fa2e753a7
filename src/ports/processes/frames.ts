import type { Duplex } from 'node:stream';
import { releaseMemory } from '#lib/release-memory';

/** Four bytes each: how long the message is, and how long the content after it. */
const HEAD_BYTES = 8;
const NO_CONTENT = new Uint8Array();

/**
 * What goes between two processes: a message of plain data, and bytes that would be copied once more inside of it. Resolves when
 * the bytes are no longer needed, sent or not.
 */
export async function sendFrame(channel: Duplex, message: object, content: Uint8Array = NO_CONTENT): Promise<void> {
  const sent = Promise.withResolvers<void>();
  const text = Buffer.from(JSON.stringify(message));
  const head = Buffer.alloc(HEAD_BYTES);
  head.writeUInt32LE(text.length, 0);
  head.writeUInt32LE(content.length, 4);
  channel.cork();
  channel.write(head);
  channel.write(text);
  channel.write(content, () => sent.resolve());
  channel.uncork();
  return sent.promise;
}

/**
 * Calls `take` for each frame, with the message as JSON. When that throws, the channel ends: the other side may have been taken
 * over by what it was given to decode.
 */
export function onFrames(channel: Duplex, take: (message: string, content: Buffer) => void): void {
  const read = frameReader(take);
  channel.on('data', (chunk: Buffer) => {
    try {
      read(chunk);
      releaseMemory(chunk);
    } catch (error) {
      channel.destroy(error instanceof Error ? error : new Error(String(error)));
    }
  });
}

/** Takes what has arrived, in pieces of any length that may be overwritten afterwards, and calls `take` for each whole frame. */
export function frameReader(take: (message: string, content: Buffer) => void): (chunk: Uint8Array) => void {
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
function* partsOf(take: (message: string, content: Buffer) => void): Generator<Buffer, never> {
  for (;;) {
    const head = Buffer.alloc(HEAD_BYTES);
    yield head;
    const text = Buffer.alloc(head.readUInt32LE(0));
    yield text;
    const content = Buffer.allocUnsafeSlow(head.readUInt32LE(4));
    yield content;
    take(text.toString(), content);
  }
}
