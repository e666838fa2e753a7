import { formatFigure } from '#lib/figure';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { ContinueWithText } from '#ui/result/continue-with-text';
import { Version } from '#ui/rewrite/version';
import { SideBySide } from './side-by-side.tsx';
import tool, { formatNames } from './tool.ts';

const files = {
  text: { fileName: 'rewritten-article.txt', type: 'text/plain;charset=utf-8' },
  markdown: { fileName: 'rewritten-article.md', type: 'text/markdown;charset=utf-8' },
  html: { fileName: 'rewritten-article.html', type: 'text/html;charset=utf-8' },
} as const;

/** The article in other words, beside the one before. */
export default ownResult(tool, ({ result, whole }: OwnResultProps<typeof tool>) => {
  const { rewrittenText: text, format, passages, passageCount } = result;
  const { rewritten, kept } = passageCount;
  return (
    <Version
      {...result}
      {...{ whole, text, figures: result, file: files[format] }}
      output="rewrittenText"
      label="Rewritten text"
    >
      <p className="text-sm text-muted">
        Read as {format === 'text' ? 'plain text' : formatNames[format]}: {formatFigure(rewritten)}{' '}
        {rewritten === 1 ? 'passage' : 'passages'} rewritten, {formatFigure(kept)} kept. Headings, code and quotations
        are never touched.
      </p>
      <ContinueWithText slugs={whole.next} text={text} />
      <SideBySide passages={passages} />
    </Version>
  );
});
