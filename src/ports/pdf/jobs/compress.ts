import { PDFContext, type PDFObject, type PDFRef, PDFStream } from '@cantoo/pdf-lib';
import { counted } from '#lib/counted';
import { createGraft } from '../document/graft.ts';
import { madeDocument, notesOf } from '../document/made.ts';
import { type OpenedDocument, openDocument } from '../document/open.ts';
import { isPicture, masksIn, plainPicture } from '../document/pictures.ts';
import { placedIn } from '../document/placed.ts';
import { reached } from '../document/reach.ts';
import { recoded } from '../document/recode.ts';
import { createRepacking } from '../document/repack.ts';
import { duplicatesIn } from '../document/share.ts';
import { unsigned } from '../document/signatures.ts';
import { nameAt, numberAt } from '../document/values.ts';
import { isWhole } from '../document/whole.ts';
import { written } from '../document/write.ts';
import type { CompressStep, PdfJobs } from '../port.ts';
import type { Work } from '../work.ts';

/** What a document says of itself and of its making, by the names of entries. */
const SAYINGS: ReadonlySet<string> = new Set(['Metadata', 'PieceInfo', 'Thumb', 'LastModified']);
const NOTHING: ReadonlySet<string> = new Set();
/** Pixels of all pictures up to which the encoder does its best. */
const FEW_PIXELS = 30_000_000;
/** Smaller ones save nothing that anybody would see in the size of a file. */
const LEAST_PIXELS = 4_096;
/** What can be done, as people are told. */
const STEPS = {
  pictures: 'Pictures encoded again',
  jpegs: 'JPEG pictures packed better, every pixel as it was',
  streams: 'Text, fonts and other parts packed better',
  duplicates: 'Parts that were there twice, now shared',
  unused: 'Parts that nothing used, removed',
  sayings: 'Title, author and history, removed',
  structure: 'Cross-reference table and small objects, compressed',
};
const CLEARLY = 0.75;
const READING = 0.1;
const PACKING = 0.95;

export const compress: Work<'compress'> = async ({ document: given, pictures, isBare }, contents, { report }) => {
  const content = contents[0] ?? new Uint8Array();
  const document = await openDocument(content, given);
  report(READING);
  const answer = { document: madeDocument(document.pages.length, document.pages[0]), before: content.length };
  const made = await smaller(document, { pictures, isBare, report });
  if (!made)
    return { answer: { ...answer, isSmaller: false, steps: [], notes: [damaged(given.name)] }, contents: [content] };
  const saved = content.length - made.content.length;
  if (saved <= 0) return { answer: { ...answer, isSmaller: false, steps: [], notes: [] }, contents: [content] };
  const known = made.steps.reduce((sum, { bytes }) => sum + bytes, 0);
  const steps = [...made.steps, { what: STEPS.structure, count: 1, bytes: saved - known }];
  const notes = [...notesOf([document], { signed: made.isSigned ? [given.name] : [], damaged: [] }), ...made.notes];
  const shown = steps.filter(({ count, bytes }) => count > 0 && bytes > 0);
  return { answer: { ...answer, isSmaller: true, steps: shown, notes }, contents: [made.content] };
};

const damaged = (name: string) =>
  `${name} is damaged in parts, and stays as it is: making it smaller could lose more of it.`;

interface Asked {
  pictures: PdfJobs['compress']['task']['pictures'] | undefined;
  isBare: boolean;
  report: (share: number) => void;
}

async function smaller(document: OpenedDocument, { pictures, isBare, report }: Asked) {
  const { context } = document;
  const { Root, Info } = context.trailerInfo;
  const roots = isBare ? [Root] : [Root, Info];
  const without = isBare ? SAYINGS : NOTHING;
  const before = reached(context, [Root, Info], { instead: new Map(), without: NOTHING });
  if (!isWhole(document, before)) return undefined;
  const instead = unsigned(document, before);
  const isSigned = instead.size > 0;
  const kept = reached(context, roots, { instead, without });
  const steps: CompressStep[] = [unusedOf(document, before), lost('sayings', before, kept)];

  const same = duplicatesIn(kept);
  steps.push(
    step(
      'duplicates',
      [...same.keys()].map((ref) => kept.get(ref)),
    ),
  );
  for (const [from, to] of same) {
    instead.set(from, to);
    kept.delete(from);
  }
  const packed = await packedStreams(document, kept, { pictures, report });
  for (const [ref, stream] of packed.instead) instead.set(ref, stream);

  const target = PDFContext.create();
  const graft = createGraft(context, target, {
    ...{ pages: new Map(), instead, destination: (value: PDFObject) => value, firstKey: 0, isWhole: true, without },
  });
  // In the order that they had, with streams behind the others: what stands beside each other is alike, and packs well.
  for (const ref of inOrder(reached(context, roots, { instead, without }))) graft.copy(ref);
  const { ID } = context.trailerInfo;
  if (Root) target.trailerInfo.Root = graft.copy(Root);
  if (Info && !isBare) target.trailerInfo.Info = graft.copy(Info);
  if (ID) target.trailerInfo.ID = graft.copy(ID);
  graft.settle();
  const content = written(target, versionOf(context));
  report(1);
  return { content, steps: [...steps, ...packed.steps], isSigned, notes: packed.notes };
}

function inOrder(all: ReadonlyMap<PDFRef, PDFObject>): PDFRef[] {
  const behind = ([, object]: [PDFRef, PDFObject]) => (object instanceof PDFStream ? 1 : 0);
  const sorted = [...all].sort((a, b) => behind(a) - behind(b) || a[0].objectNumber - b[0].objectNumber);
  return sorted.map(([ref]) => ref);
}

/** Objects packed together came with PDF 1.5. */
function versionOf({ header }: PDFContext): string {
  const said = /\d\.\d/.exec(header.toString())?.[0] ?? '1.7';
  return said < '1.5' ? '1.5' : said;
}

const sizeOf = (object: PDFObject | undefined) => (object instanceof PDFStream ? object.getContentsSize() : 0);

function step(what: keyof typeof STEPS, objects: readonly (PDFObject | undefined)[]): CompressStep {
  return { what: STEPS[what], count: objects.length, bytes: objects.reduce((sum, object) => sum + sizeOf(object), 0) };
}

const HOLDERS: ReadonlySet<string | undefined> = new Set(['ObjStm', 'XRef']);

/** What nothing leads to, but for what holds the others. */
function unusedOf({ context }: OpenedDocument, used: ReadonlyMap<PDFRef, PDFObject>): CompressStep {
  const unused = context.enumerateIndirectObjects().filter(([ref]) => !used.has(ref));
  const own = unused.filter(([, object]) => !(object instanceof PDFStream && HOLDERS.has(nameAt(object.dict, 'Type'))));
  return step(
    'unused',
    own.map(([, object]) => object),
  );
}

function lost(what: keyof typeof STEPS, before: ReadonlyMap<PDFRef, PDFObject>, after: ReadonlyMap<PDFRef, PDFObject>) {
  return step(
    what,
    [...before].flatMap(([ref, object]) => (after.has(ref) ? [] : [object])),
  );
}

async function packedStreams(
  document: OpenedDocument,
  kept: ReadonlyMap<PDFRef, PDFObject>,
  { pictures, report }: Pick<Asked, 'pictures' | 'report'>,
) {
  const instead = new Map<PDFRef, PDFObject>();
  const streams = [...kept].flatMap(([ref, object]) => (object instanceof PDFStream ? [{ ref, object }] : []));
  const repacking = createRepacking();
  const counts = { pictures: none('pictures'), jpegs: none('jpegs'), streams: none('streams') };
  const encode = pictures && encoderFor(document, kept, pictures);
  const all = Math.max(
    1,
    streams.reduce((sum, { object }) => sum + sizeOf(object), 0),
  );
  let [done, broken] = [0, 0];
  for (const { ref, object } of streams) {
    const encoded = await encode?.(ref, object).catch(() => {
      broken += 1;
    });
    // Coding a JPEG anew without loss saves less than this.
    const isSettled =
      encoded && sizeOf(encoded) < sizeOf(object) * CLEARLY && nameAt(object.dict, 'Filter') === 'DCTDecode';
    const packed = isSettled ? undefined : await repacking.repacked(object);
    const isEncoded = encoded && (!packed || sizeOf(encoded) < sizeOf(packed.stream));
    const made = isEncoded ? encoded : packed?.stream;
    if (made) {
      instead.set(ref, made);
      const count = isEncoded ? counts.pictures : packed?.isJpeg ? counts.jpegs : counts.streams;
      count.count += 1;
      count.bytes += sizeOf(object) - sizeOf(made);
    }
    done += sizeOf(object);
    report(READING + (PACKING - READING) * (done / all));
  }
  const notes = [
    ...(repacking.isComplete() ? [] : [`${document.name} is very large: a part of it was not packed anew.`]),
    ...(broken > 0
      ? [`${counted(broken, 'picture')} of ${document.name} could not be read, and stayed as before.`]
      : []),
  ];
  return { instead, steps: Object.values(counts), notes };
}

const none = (what: keyof typeof STEPS): CompressStep => step(what, []);

/** Pictures by their references, encoded as is asked for. */
function encoderFor(
  document: OpenedDocument,
  kept: ReadonlyMap<PDFRef, PDFObject>,
  { dpi, quality }: NonNullable<Asked['pictures']>,
) {
  const found = [...kept].filter(([, object]) => isPicture(object));
  const pixelsOf = (object: PDFObject) =>
    isPicture(object) ? (numberAt(object.dict, 'Width') ?? 0) * (numberAt(object.dict, 'Height') ?? 0) : 0;
  const isThorough = found.reduce((sum, [, object]) => sum + pixelsOf(object), 0) <= FEW_PIXELS;
  const masks = masksIn(kept);
  const placed = found.length > 0 ? placedIn(document) : undefined;
  return async (ref: PDFRef, object: PDFStream) => {
    const picture = isPicture(object) && pixelsOf(object) >= LEAST_PIXELS ? plainPicture(object) : undefined;
    if (!picture) return undefined;
    const asked = { dpi, quality, isThorough, placed: placed?.get(ref), isMask: masks.has(ref) };
    return recoded(object, picture, asked);
  };
}
