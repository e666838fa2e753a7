import type { InputFacts } from '#kit/facts';
import { isRecord } from '#lib/is-record';
import { textsIn } from '#lib/texts-in';
import { type Files, runInPage } from '#workers/run-in-page';
import { heldFile, holdUnder } from '../result/held-files.tsx';

interface Asked {
  /** The addresses of held files in it stand for these. */
  input: Readonly<Record<string, unknown>>;
  signal: AbortSignal;
}

/**
 * What a picture tool makes of held files, in a worker of this page. Files that it makes are held as well.
 *
 * @throws ToolError of the run; Error `NotHere` where the browser lacks what the picture takes.
 */
export function madeHere(slug: string, { input, signal }: Asked): Promise<unknown> {
  const files = heldIn(input);
  return runInPage({ slug, input, signal, files, onMade: holdAll });
}

export function holdAll(made: Files): void {
  for (const [address, file] of made) holdUnder(address, file);
}

/** The files that are meant by an input's addresses, those in lists of records too. */
export function heldIn(input: unknown): Files {
  return new Map(
    textsIn(input).flatMap((text) => [heldFile(text)].flatMap((file) => (file ? [[text.trim(), file] as const] : []))),
  );
}

/** Addresses in the fields of a form that take pictures or documents. */
export function picturesIn(inputs: readonly InputFacts[], input: unknown): string[] {
  const values: Readonly<Record<string, unknown>> = { ...Object(input) };
  return inputs
    .flatMap(({ name, control }) => (FOR_FILES.has(control) ? addressesIn(values[name]) : []))
    .map((text) => text.trim())
    .filter((address) => address !== '');
}

const FOR_FILES: ReadonlySet<string> = new Set(['image', 'pictures', 'document', 'documents']);

/** A record in a list holds more than its address. */
function addressesIn(value: unknown): string[] {
  return Array.isArray(value)
    ? value.flatMap((each) => textsIn(isRecord(each) ? (each.url ?? each.imageUrl) : each))
    : textsIn(value);
}
