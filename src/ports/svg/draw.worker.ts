import { ToolError } from '#kit/tool-error';
import { BrokenOff, drawSvg } from './draw.ts';
import type { DrawOrder, DrawOutcome } from './messages.ts';

/** A worker within the worker of a run, which that one ends: nobody knows what a drawing asks for. */

class Absent extends Error {}

let draw: ReturnType<typeof drawSvg> | undefined;

self.addEventListener('message', ({ data }: MessageEvent<DrawOrder>) => {
  const { content, options, program, faces } = data;
  draw ??= drawSvg({
    program: () => fetched(program),
    face: async ({ folder, name }) => new Uint8Array(await fetched(faces.replace('*', folder) + name)),
  });
  draw(content, options).then(
    ({ facts, png }) => say({ facts, png }),
    (error: unknown) => say(outcomeOf(error)),
  );
});

function outcomeOf(error: unknown): DrawOutcome {
  if (error instanceof ToolError) {
    const { code, message, field } = error;
    return { refused: { code, message, field } };
  }
  if (error instanceof BrokenOff) console.warn(error.cause);
  return { failed: error instanceof Error ? error.message : String(error), isAbsent: error instanceof Absent };
}

function say(outcome: DrawOutcome): void {
  self.postMessage(outcome, { transfer: 'png' in outcome ? [outcome.png.buffer] : [] });
}

async function fetched(address: string): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(address);
    if (answer.ok) return await answer.arrayBuffer();
  } catch (cause) {
    throw new Absent('What draws could not be fetched.', { cause });
  }
  throw new Absent('What draws could not be fetched.');
}
