import type { ToolOutput } from '#kit/define-tool';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Terms } from '#ui/result/terms';
import { FlagList } from './flag-list.tsx';
import { EvidenceTable, PageTable } from './score-tables.tsx';
import tool from './tool.ts';

type Authority = ToolOutput<typeof tool>;

/** Where the formula and its numbers stand. */
const METHOD = '/docs/authority';

/** Every part of the scores. */
export default ownResult(tool, ({ result }: OwnResultProps<typeof tool>) => {
  const { unicodeDomain, domain, asked, confidence } = result;
  const names = [
    unicodeDomain === domain ? '' : `In Unicode: ${unicodeDomain}.`,
    asked === domain ? '' : `You entered ${asked}: the score is for its registered name and its home page.`,
  ].filter(Boolean);
  return (
    <>
      <p>
        {names.length > 0 && `${names.join(' ')} `}
        {CONFIDENCE[confidence]} The score is our own, not Moz’s or Google’s:{' '}
        <a className="link" href={METHOD}>
          how it is calculated
        </a>
        .
      </p>
      <EvidenceTable result={result} />
      <PageTable result={result} />
      <FlagList flags={result.flags} />
      {result.moz && <Moz figures={result.moz} />}
    </>
  );
});

const CONFIDENCE: Readonly<Record<Authority['confidence'], string>> = {
  high: 'Confidence: high. The score is based on the full link graph.',
  medium: 'Confidence: medium. The score is based on Open PageRank.',
  low: 'Confidence: low. Only samples of links were available.',
  none: 'No link data was available, so the authority is unknown. That does not mean zero.',
};

function outOf(value: number | null, most: number): string {
  return value === null ? 'Unknown' : `${value}/${most}`;
}

function Moz({ figures }: { figures: NonNullable<Authority['moz']> }) {
  const { domainAuthority, pageAuthority, spamScore, linkingDomains, lastCrawled, askedAt } = figures;
  return (
    <section aria-labelledby="authority-moz" className="grid gap-2">
      <h2 id="authority-moz" className="text-base font-semibold">
        Moz’s own figures
      </h2>
      <p className="text-sm text-muted">
        Asked on {askedAt.slice(0, 10)}
        {lastCrawled && `, as Moz saw the domain on ${lastCrawled}`}. They are not part of our score.
      </p>
      <Terms
        items={[
          { term: 'Domain Authority (Moz)', value: outOf(domainAuthority, 100) },
          { term: 'Page Authority (Moz)', value: outOf(pageAuthority, 100) },
          { term: 'Spam Score (Moz)', value: spamScore === null ? 'Unknown' : `${spamScore}%` },
          { term: 'Linking domains (Moz)', value: linkingDomains?.toLocaleString('en') ?? 'Unknown' },
        ]}
      />
    </section>
  );
}
