import { printedPage } from './page.ts';
import { photographedReceipt } from './receipt.ts';
import { scanned, scanners } from './scan.ts';
import { parts } from './texts.ts';

export type PartName = keyof typeof parts;

interface PageSample {
  kind: 'page' | 'receipt';
  name: string;
  make: () => Promise<{ content: Buffer; text: string }>;
}

/** Pages and receipts of a part, the same at each call; they are made when they are asked for. */
export function pageSamples(name: PartName, count: number): PageSample[] {
  const part = parts[name];
  const pages = Array.from({ length: count }, (_, index): PageSample => {
    const seed = part.firstSeed + index;
    const scanner = scanners[index % scanners.length] ?? 'flatbed';
    return {
      kind: 'page',
      name: `${1 + (seed % 3)} columns, ${scanner} ${seed}`,
      async make() {
        const { grey, text } = await printedPage(part, seed);
        return { content: await scanned(grey, scanner, seed), text };
      },
    };
  });
  const receipts = Array.from({ length: count }, (_, index): PageSample => {
    const seed = part.firstSeed + 500 + index;
    return { kind: 'receipt', name: `receipt ${seed}`, make: () => photographedReceipt(part, seed) };
  });
  return [...pages, ...receipts];
}
