import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { getDocumentProxy } from 'unpdf';

/** Another program than ours, to say whether a PDF is sound: qpdf. */

const require = createRequire(import.meta.url);
const program = require.resolve('@neslinesli93/qpdf-wasm/dist/qpdf.wasm');

interface Qpdf {
  callMain(args: readonly string[]): number;
  FS: { writeFile(path: string, content: Uint8Array): void; readFile(path: string): Uint8Array };
}

/** Runs qpdf over one file, `in.pdf`, and gives what it says and the file `out.pdf` where it makes one. */
export async function qpdf(content: Uint8Array, ...args: readonly string[]) {
  const said: string[] = [];
  const start: (options: object) => Promise<Qpdf> = require('@neslinesli93/qpdf-wasm');
  const run = await start({
    wasmBinary: await readFile(program),
    noInitialRun: true,
    print: (line: string) => said.push(line),
    printErr: (line: string) => said.push(line),
  });
  run.FS.writeFile('/in.pdf', content);
  const status = run.callMain(args);
  const made = () => run.FS.readFile('/out.pdf');
  return { status, said: said.join('\n'), made };
}

/** What qpdf finds wrong; nothing for a sound file. */
export async function faultsOf(content: Uint8Array): Promise<string> {
  const { status, said } = await qpdf(content, '--check', '/in.pdf');
  return status === 0 ? '' : `qpdf ended with ${status}. ${said}`;
}

/** The text of each page, as pdf.js reads it. */
export async function textsOf(content: Uint8Array, password = ''): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(content), { verbosity: 0, ...(password && { password }) });
  try {
    return await Promise.all(
      Array.from({ length: pdf.numPages }, async (_, at) => {
        const { items } = await (await pdf.getPage(at + 1)).getTextContent();
        return items.map((item) => ('str' in item ? item.str : '')).join(' ');
      }),
    );
  } finally {
    await pdf.loadingTask.destroy();
  }
}
