import { sizesOf } from '#families/sizes';
import type { Run } from '#kit/define-tool';
import { cleanHtml } from '#lib/html/clean-html';
import { hasDoctype } from '#lib/html/read-tags';
import { writeHtml } from '#lib/html/write-html';
import type tool from './tool.ts';

/** UTF-16 units of a preview. */
const SHOWN = 200_000;

const TOO_MANY = 'This HTML has more than 200,000 elements. The rest was left out.';

const run: Run<typeof tool> = ({ text, layout, allowed, ...options }) => {
  const names = allowed.toLowerCase().match(/[a-z][a-z0-9:-]*/g);
  const { pieces, removed, isWhole } = cleanHtml(text, { ...options, ...(names && { allowed: new Set(names) }) });
  const html = writeHtml(pieces, { layout }).trim();
  const isPage = hasDoctype(text) && /^<html/.test(html);
  const made = isPage ? `<!doctype html>${layout === 'line' ? '' : '\n'}${html}` : html;
  return {
    text: made,
    ...sizesOf(text, made),
    removed: [...removed].sort(([, a], [, b]) => b - a).map(([what, times]) => ({ what, times })),
    note: isWhole ? null : TOO_MANY,
    preview: made.slice(0, SHOWN),
  };
};

export default run;
