import type { Run, ToolInput } from '#kit/define-tool';
import { loadStopWords } from '#lib/stop-words/load-stop-words';
import { linesOf } from '#lib/text/lines';
import { slugWriter } from './slug-writer.ts';
import type tool from './tool.ts';

const MOST_ROWS = 1_000;
/** UTF-16 units of a line that a table shows. */
const SHOWN = 300;

const run: Run<typeof tool> = async (input, _ports, { report }) => {
  const [{ default: anyAscii }, stopWords] = await Promise.all([
    import('any-ascii'),
    input.dropStopWords ? loadStopWords(input.language) : new Set<string>(),
  ]);
  const lines = linesOf(input.text);
  const write = slugWriter(input, { toAscii: anyAscii, stopWords });
  const slugs = lines.map((line, at) => {
    if (at % 100 === 0) report({ share: at / lines.length });
    return write(line);
  });
  const { unique, numbered } = input.unique ? numberedApart(slugs, input) : { unique: slugs, numbered: 0 };
  return {
    text: unique.join('\n'),
    slugs: unique.filter((slug) => slug !== '').length,
    numbered,
    empty: lines.filter((line, at) => line.trim() !== '' && unique[at] === '').length,
    rows: unique.slice(0, MOST_ROWS).map((slug, at) => ({
      line: (lines[at] ?? '').slice(0, SHOWN),
      ...{ slug: slug.slice(0, SHOWN), length: [...slug].length },
    })),
  };
};

export default run;

/** Slugs that come again get the next number, within the longest length. */
function numberedApart(slugs: readonly string[], { separator, longest }: ToolInput<typeof tool>) {
  const taken = new Set(slugs);
  const seen = new Set<string>();
  const next = new Map<string, number>();
  let numbered = 0;
  const unique = slugs.map((slug) => {
    if (slug === '' || !seen.has(slug)) {
      seen.add(slug);
      return slug;
    }
    let number = next.get(slug) ?? 2;
    const named = () => {
      const end = `${separator || '-'}${number}`;
      return (longest > 0 ? slug.slice(0, Math.max(0, longest - end.length)) : slug) + end;
    };
    while (taken.has(named())) number += 1;
    const name = named();
    next.set(slug, number + 1);
    taken.add(name);
    seen.add(name);
    numbered += 1;
    return name;
  });
  return { unique, numbered };
}
