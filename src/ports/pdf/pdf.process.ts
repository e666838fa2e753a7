import { boundMemory } from '#ports/processes/bound-memory';
import { serve } from '#ports/processes/serve';
import type { PackedAnswer, PackedJob } from './packed.ts';
import type { PdfJob } from './port.ts';
import { type MakeCanvas, work } from './work.ts';

// Documents come from strangers, can keep their reader busy for ever and unpack to any size: this is a process of its own, which its owner ends.

/** Bytes that one part of a document may unpack to. */
const UNPACKED = 256 << 20;

boundMemory(UNPACKED);

serve<PackedJob<PdfJob>, PackedAnswer<PdfJob>>(async ({ job, task, lengths }, content, { report }) => {
  let from = 0;
  const given = lengths.map((length) => {
    from += length;
    return new Uint8Array(content.subarray(from - length, from));
  });
  if (job === 'compress') (await import('#ports/images/sharp')).workWithSharp();
  const makeCanvas: MakeCanvas = job === 'draw' ? (await import('./canvas.ts')).skiaCanvas : refuse;
  const { answer, contents } = await work(job, task, given, { report, makeCanvas });
  return { answer: { answer, lengths: contents.map(({ length }) => length) }, contents: [joined(contents)] };
});

function refuse(): never {
  throw new Error('This job draws nothing.');
}

function joined(contents: readonly Uint8Array[]): Uint8Array {
  const [first = new Uint8Array(), ...rest] = contents;
  return rest.length === 0 ? first : Buffer.concat(contents);
}
