import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The beginning of the name of each codec's program, by what it is for. */
const PROGRAMS = {
  'jpeg-read': 'mozjpeg_dec-',
  'jpeg-write': 'mozjpeg_enc-',
  'png-read': 'squoosh_png_bg-',
  'png-write': 'squoosh_oxipng_bg-',
  'webp-read': 'webp_dec-',
  'webp-write': 'webp_enc_simd-',
  'avif-read': 'avif_dec-',
  'avif-write': 'avif_enc-',
  'heic-read': 'libheif-',
  'svg-read': 'index_bg-',
  ocr: 'tesseract-core-simd-lstm-',
} as const;
/** What the glue of one program is called, which the work on all pictures names. */
const HEIC_GLUE = /^libheif-.*\.js$/;
const WORKER = /^run\.worker-.*\.js$/;
const ENGLISH = /^eng-.*\.traineddata$/;
const SUBJECT = /^u2netp-.*\.f16$/;

/** Writes which files a picture takes in a browser, with the bytes of each as it is sent: what every picture takes is `all`. */
export function writeCodecFiles(client: string, bytesOf: (path: string) => number): void {
  const assets = readdirSync(join(client, 'assets')).filter((name) => !/\.(?:br|gz)$/.test(name));
  const scripts = assets
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(join(client, 'assets', name), 'utf8') }));
  const only = (what: string, found: readonly string[]): string => {
    const [name] = found;
    if (name === undefined || found.length > 1) throw new Error(`${found.length} files in the build are ${what}.`);
    return name;
  };
  const matching = (pattern: RegExp) =>
    only(
      String(pattern),
      assets.filter((name) => pattern.test(name)),
    );
  const programs = Object.entries(PROGRAMS).map(([part, beginning]) => {
    const program = only(
      part,
      assets.filter((name) => name.startsWith(beginning) && name.endsWith('.wasm')),
    );
    const glue = scripts.filter(({ text }) => text.includes(program)).map(({ name }) => name);
    return { part, program, glue: only(`glue of ${program}`, glue) };
  });
  const shared = programs.find(({ part }) => part === 'heic-read')?.glue ?? '';
  const files: Record<string, string[]> = { all: [matching(WORKER), shared] };
  for (const { part, program, glue } of programs)
    files[part] = [program, part === 'heic-read' ? matching(HEIC_GLUE) : glue];
  files.ocr?.push(matching(ENGLISH));
  files.subject = [matching(SUBJECT)];
  const measured = Object.entries(files).map(([part, names]) => [
    part,
    names.map((name) => [`/assets/${name}`, bytesOf(`/assets/${name}`)]),
  ]);
  writeFileSync(join(client, 'codecs.json'), JSON.stringify(Object.fromEntries(measured)));
}
