import { ToolError } from '#kit/tool-error';
import { boundedProgram } from './bounded-program.ts';
import type { Gathered } from './declarations.ts';
import { type FaceFile, facesFor, USUAL_FAMILY } from './faces.ts';
import { createLeftOut } from './left-out.ts';
import { BROKEN_OFF } from './limits.ts';
import type { SvgFacts, SvgOptions } from './port.ts';
import { readDrawing } from './read-drawing.ts';
import { drawnSize } from './size.ts';

export interface DrawingFiles {
  /** What draws, in WebAssembly. */
  program(): Promise<ArrayBuffer>;
  face(file: FaceFile): Promise<Uint8Array>;
}

interface Drawn {
  facts: SvgFacts;
  png: Uint8Array<ArrayBuffer>;
}

/** What draws has ended in the middle of its work, and is not to be used again. */
export class BrokenOff extends Error {
  override readonly name = 'BrokenOff';
}

/** Draws in this very thread, whose owner ends it after its time, or when it breaks off. */
export function drawSvg(files: DrawingFiles) {
  let started: ReturnType<typeof start> | undefined;
  const faces = new Map<string, Promise<Uint8Array>>();

  function faceOf(file: FaceFile): Promise<Uint8Array> {
    const known = faces.get(file.name) ?? files.face(file);
    faces.set(file.name, known);
    known.catch(() => faces.delete(file.name));
    return known;
  }

  return async function draw(content: Uint8Array, { size: wanted, background }: SvgOptions): Promise<Drawn> {
    const text = decoded(content);
    const { gathered, read } = readSvg(text);
    const size = drawnSize(read.size, wanted);
    if (gathered.characters.size > 0) gathered.families.add(USUAL_FAMILY);
    const { files: needed, missing } = facesFor(gathered);
    const fontBuffers = await Promise.all(needed.map(faceOf));
    started ??= start(files);
    started.catch(() => {
      started = undefined;
    });
    const { Resvg } = await started;
    const png = broken(() => {
      const drawing = new Resvg(read.written(size), {
        font: { fontBuffers, defaultFontFamily: USUAL_FAMILY },
        dpi: 96,
        ...(background !== undefined && { background }),
      });
      const drawn = drawing.render();
      const { width, height } = drawn;
      const bytes = new Uint8Array(drawn.asPng());
      drawn.free();
      drawing.free();
      return { width, height, bytes };
    });
    const { width, height } = read.size;
    const source = { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
    const fonts = [...gathered.fonts].map(([asked, drawn]) => ({ asked, drawn }));
    const facts = {
      ...{ width: png.width, height: png.height, source, sizeFrom: read.size.from },
      fonts: gathered.characters.size > 0 ? fonts : [],
      missing,
      leftOut: gathered.leftOut.list(),
    };
    return { facts, png: png.bytes };
  };
}

/** Variables are known at the end only: a drawing with some is read once for them, and once with them. */
export function readSvg(text: string) {
  const first = nothingYet(new Map());
  const read = readDrawing(text, first);
  if (!text.includes('var(')) return { gathered: first, read };
  const gathered = nothingYet(first.variables);
  return { gathered, read: readDrawing(text, gathered) };
}

function nothingYet(variables: Map<string, string>): Gathered {
  return {
    ...{ leftOut: createLeftOut(), variables, elements: 0, isBold: false, isItalic: false },
    ...{ families: new Set<string>(), fonts: new Map<string, string>(), characters: new Set<string>() },
  };
}

function decoded(content: Uint8Array): string {
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  return new TextDecoder(encoding).decode(content);
}

/** Runs what may trap: then nothing is known of its memory any more. */
function broken<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof WebAssembly.RuntimeError || cause instanceof RangeError)
      throw new BrokenOff(BROKEN_OFF, { cause });
    const reason = /SVG data parsing failed cause ([^\n]+)/.exec(String(cause))?.[1]?.slice(0, 100);
    if (reason === undefined) throw cause;
    throw new ToolError('unsupported', `This SVG cannot be drawn: ${wordsFor(reason)}.`, { cause });
  }
}

function wordsFor(reason: string): string {
  if (reason.includes('nodes limit')) return 'its parts are repeated a million times and more';
  return reason.replace(/\.$/, '');
}

async function start(files: DrawingFiles) {
  const [{ initWasm, Resvg }, program] = await Promise.all([import('@resvg/resvg-wasm'), files.program()]);
  await initWasm(boundedProgram(program)).catch((cause: unknown) => {
    // Tests draw in one thread with the port of our own drawings: one program is there for a whole thread.
    if (!String(cause).includes('Already initialized')) throw cause;
  });
  return { Resvg };
}
