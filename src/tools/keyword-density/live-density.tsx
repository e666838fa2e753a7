import { useMemo } from 'react';
import { languageOf } from '#lib/stop-words/detect-language';
import { DownloadButton } from '#ui/result/download-button';
import { Result } from '#ui/result/result';
import { ShareLink } from '#ui/result/share-link';
import type { DensityOptions } from './analyse.ts';
import { densityCsv } from './density-csv.ts';
import { minimumLength } from './excluded-words.ts';
import { Keywords } from './keyword-list.tsx';
import { allOptions, type ChangeOptions, type PageOptions } from './page-options.ts';
import { Phrases } from './phrase-list.tsx';
import { ReadAs } from './read-as.tsx';
import { TargetVerdict } from './target-verdict.tsx';
import { useDensity } from './use-density.tsx';
import { useKeptOptions } from './use-kept-options.tsx';

export { LoadPage } from './load-page.tsx';
export { MoreOptions } from './more-options.tsx';

interface LiveDensityProps {
  text: string;
  /** Those that were changed. */
  options: Partial<PageOptions>;
  onChange: ChangeOptions;
}

/** All that is made of the text and the options, as they change. */
export function LiveDensity({ text, options: changed, onChange }: LiveDensityProps) {
  const options = useMemo(() => allOptions(changed), [changed]);
  useKeptOptions(options, onChange);
  const live = useDensity(text, useChosen(options));
  if (!live) {
    return (
      <Result>
        <p className="text-muted">
          {text.trim() === '' ? 'The keywords of your text appear here.' : 'Counting the words…'}
        </p>
      </Result>
    );
  }
  const { report, isCurrent } = live;
  return (
    <Result>
      <div aria-busy={!isCurrent} className={`grid min-w-0 gap-8 ${isCurrent ? '' : 'opacity-60'}`}>
        <ReadAs report={report} options={options} onChange={onChange} isCurrent={isCurrent} />
        {report.target && <TargetVerdict target={report.target} />}
        <Keywords report={report} />
        {report.phrases.length > 0 && <Phrases report={report} options={options} onChange={onChange} />}
        <div className="flex flex-wrap gap-2">
          <DownloadButton
            label="Download CSV"
            fileName="keyword-density.csv"
            type="text/csv"
            content={() => densityCsv(report)}
          />
          <ShareLink text={text} />
        </div>
      </div>
    </Result>
  );
}

/** The same object as long as nothing changes that counting depends on. */
function useChosen({ exclude, min, language, common, forms, target }: PageOptions): DensityOptions {
  return useMemo(
    () => ({
      excludeWords: exclude,
      minLength: minimumLength(min),
      // An address may name a language that there is no list for.
      language: languageOf(language) ? language : 'auto',
      leaveOutCommonWords: common === 'out',
      foldForms: forms === 'one',
      target: target.slice(0, 200),
      format: 'auto',
    }),
    [exclude, min, language, common, forms, target],
  );
}
