import type { Run } from '#kit/define-tool';
import type tool from './tool.ts';

const MOST_REPEATED = 1_000;

const run: Run<typeof tool> = ({ text, ignoreCase, trim, keep, column, removeEmpty }) => {
  const all = text.split(/\r\n|\r|\n/);
  const lines = removeEmpty ? all.filter((line) => line.trim() !== '') : all;
  const keyOf = (line: string) => {
    const part = column === 0 ? line : (line.split(/[,;\t]/)[column - 1] ?? '');
    const trimmed = trim ? part.trim() : part;
    return ignoreCase ? trimmed.normalize().toLowerCase() : trimmed;
  };
  const keys = lines.map(keyOf);
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  const chosen = new Map(keys.map((key, at) => [key, at]));
  if (keep === 'first') for (let at = keys.length - 1; at >= 0; at -= 1) chosen.set(keys[at] ?? '', at);
  const kept = lines.filter((_, at) => {
    const key = keys[at] ?? '';
    return keep === 'single' ? times.get(key) === 1 : chosen.get(key) === at;
  });
  return {
    text: (trim && column === 0 ? kept.map((line) => line.trim()) : kept).join('\n'),
    kept: kept.length,
    removed: all.length - kept.length,
    repeated: [...times]
      .filter(([key, count]) => count > 1 && key !== '')
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_REPEATED)
      .map(([line, count]) => ({ line, times: count })),
  };
};

export default run;
