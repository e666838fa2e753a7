import type { Run } from '#kit/define-tool';
import { columnReader } from '#lib/text/columns';
import { foldCase, normalised } from '#lib/text/fold-case';
import { linesOf } from '#lib/text/lines';
import type tool from './tool.ts';

const MOST_REPEATED = 1_000;

interface Found {
  line: string;
  times: number;
  first: number;
  last: number;
}

const run: Run<typeof tool> = ({ text, ignoreCase, trim, keep, counts, column, separator, removeEmpty }) => {
  const all = linesOf(text);
  const lines = removeEmpty ? all.filter((line) => line.trim() !== '') : all;
  const part = column === 0 ? (line: string) => line : columnReader(lines, column, separator);
  const found = new Map<string, Found>();
  for (const [at, line] of lines.entries()) {
    const value = trim ? part(line).trim() : part(line);
    const key = ignoreCase ? foldCase(value) : normalised(value);
    const known = found.get(key);
    if (known) {
      known.times += 1;
      known.last = at;
    } else found.set(key, { line: value, times: 1, first: at, last: at });
  }
  const each = [...found.values()];
  const chosen = keep === 'single' ? each.filter(({ times }) => times === 1) : each;
  const kept = chosen
    .map(({ first, last, times }) => ({ at: keep === 'last' ? last : first, times }))
    .sort((a, b) => a.at - b.at)
    .map(({ at, times }) => {
      const line = lines[at] ?? '';
      const shown = trim && column === 0 ? line.trim() : line;
      return counts ? `${times}\t${shown}` : shown;
    });
  return {
    text: kept.join('\n'),
    kept: kept.length,
    removed: lines.length - kept.length,
    empty: all.length - lines.length,
    repeated: each
      .filter(({ times, line }) => times > 1 && line !== '')
      .sort((a, b) => b.times - a.times)
      .slice(0, MOST_REPEATED)
      .map(({ line, times }) => ({ line, times })),
  };
};

export default run;
