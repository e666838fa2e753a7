import type { AnyTool } from '#kit/define-tool';
import type { AnyRun } from '#kit/registry';
import { ToolError } from '#kit/tool-error';
import { hostRun } from './host-run.ts';
import type { RunOrder } from './messages.ts';
import type { Files, FromPage, ToPage } from './run-in-page.ts';

/** A worker of a page: the tools that need no port, off the thread that draws. */

const tools = import.meta.glob<{ default: AnyTool }>('../tools/*/tool.ts');
const runs = import.meta.glob<{ default: AnyRun }>('../tools/*/run.ts');
const preparations = import.meta.glob<{ default: () => Promise<unknown> }>('../tools/*/prepare.ts');

const loadBoth = (slug: string) => Promise.all([load(tools, slug, 'tool'), load(runs, slug, 'run')]);

/** Does what a first run would wait for. */
async function prepare(slug: string): Promise<void> {
  const [tool] = await loadBoth(slug);
  if (tool.runsIn === 'both') await import('#ports/images/browser');
  await readersFor(tool);
  if (tool.needs.includes('pdf')) await import('#ports/pdf/browser');
  const preparation = await preparations[`../tools/${slug}/prepare.ts`]?.();
  await preparation?.default();
}

async function run(order: RunOrder, files: Files | undefined): Promise<void> {
  const [tool, logic] = await loadBoth(order.slug);
  const local = files && (await portsOver(files, tool));
  const ports = { ...(local?.ports ?? notHere), ...(await readersFor(tool)) };
  const say = (message: ToPage) => self.postMessage(message);
  const outcome = await hostRun({ slug: order.slug, tool, loadRun: async () => logic }, order, {
    channel: { send: (message) => say({ message }), listen: () => undefined },
    // A copy of the data costs the page less than text that it would have to read.
    write: (result) => result,
    own: () => ports,
  });
  say({ outcome, ...(local && { made: local.made }) });
}

/** A page cannot read other pages, so a tool that runs in it and may be given an address has to be given what is there. */
const notHere = {
  http: {
    get: async () => {
      throw new ToolError(
        'unsupported',
        'This is an address. Press “Load from address” to check the page that is there.',
      );
    },
  },
};

/** What computes on the visitor's machine as it does on a server. */
async function readersFor({ needs }: AnyTool) {
  return {
    ...(needs.includes('codes') && { codes: (await import('#ports/codes/browser')).codesInBrowser }),
    ...(needs.includes('drawings') && { drawings: (await import('#ports/drawings/browser')).drawingsInBrowser }),
  };
}

/** What pictures go through is fetched when there is one, and what reads them when somebody asks for that. */
async function portsOver(files: Files, { needs }: AnyTool) {
  const { localPorts } = await import('#ports/images/browser');
  const { ports, made, temporary } = localPorts(files);
  if (needs.includes('pdf')) {
    const { pdfHere } = await import('#ports/pdf/browser');
    return { ports: { ...ports, pdf: pdfHere(temporary) }, made };
  }
  if (needs.includes('svg')) {
    const { svgInBrowser } = await import('#ports/svg/browser');
    return { ports: { ...ports, svg: svgInBrowser(temporary) }, made };
  }
  const ocr = needs.includes('ocr') && (await import('#ports/ocr/browser')).ocrInBrowser(temporary);
  const lettering = needs.includes('lettering') && (await import('#ports/lettering/browser')).fetchedLettering;
  return { ports: { ...ports, ...(ocr && { ocr }), ...(lettering && { lettering }) }, made };
}

async function load<T>(files: Record<string, () => Promise<{ default: T }>>, slug: string, file: string): Promise<T> {
  const found = files[`../tools/${slug}/${file}.ts`];
  if (!found) throw new Error(`There is no ${file}.ts of a tool ${slug}.`);
  return (await found()).default;
}

self.addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  // What could not be loaded ahead is loaded again by the run, which says so.
  if ('prepare' in data) prepare(data.prepare).catch(() => undefined);
  // An error here must reach the page as the worker's own does.
  else run(data.order, data.files).catch(reportError);
});
