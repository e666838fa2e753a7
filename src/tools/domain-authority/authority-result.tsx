import type { ToolOutput } from '#kit/define-tool';
import type { Progress } from '#kit/progress';
import { Sources } from '#ui/domain/sources';
import { Result } from '#ui/result/result';
import { RunProgress } from '#ui/result/run-progress';
import { type Term, Terms } from '#ui/result/terms';
import { FlagList } from './flag-list.tsx';
import { EvidenceTable, PageTable } from './score-tables.tsx';
import type tool from './tool.ts';

type Authority = ToolOutput<typeof tool>;

/** Where the formula and its numbers stand. */
const METHOD = '/docs/authority';

/** The scores that are known so far, each as soon as its sources have answered. */
export function Arriving({ progress }: { progress: Progress<Authority> | undefined }) {
  const partial = progress?.partial;
  return (
    <>
      <RunProgress label="Asking the sources" progress={progress} />
      {partial?.domain !== undefined && (
        <div className="mt-6 border-t border-line pt-6">
          <Terms items={scores(partial)} />
        </div>
      )}
    </>
  );
}

/** One line of a table. */
export function rowOf({
  domain,
  domainAuthority,
  pageAuthority,
  spamScore,
  confidence,
  flags,
}: Authority): Record<string, string> {
  const raised = flags.filter(({ state }) => state === 'raised');
  return {
    Domain: domain,
    'Domain Authority': outOf(domainAuthority, 100),
    'Page Authority': outOf(pageAuthority, 100),
    'Spam Score': outOf(spamScore, 10),
    Confidence: confidence,
    Flags: raised.map(({ name }) => name).join('; '),
  };
}

export function Shown({ result }: { result: Authority }) {
  const { unicodeDomain, domain, asked, confidence } = result;
  const names = [
    unicodeDomain === domain ? '' : `In its own script: ${unicodeDomain}.`,
    asked === domain ? '' : `You asked for ${asked}: its registered name is shown, and its home page is judged.`,
  ].filter(Boolean);
  return (
    <Result>
      <Terms items={scores(result)} />
      <p>
        {names.length > 0 && `${names.join(' ')} `}
        {CONFIDENCE[confidence]} The score is our own, not Moz’s or Google’s:{' '}
        <a className="link" href={METHOD}>
          how it is made
        </a>
        .
      </p>
      <EvidenceTable result={result} />
      <PageTable result={result} />
      <FlagList flags={result.flags} />
      {result.moz && <Moz figures={result.moz} />}
      <Sources sources={result.sources} checkedAt={result.checkedAt} />
    </Result>
  );
}

const CONFIDENCE: Readonly<Record<Authority['confidence'], string>> = {
  high: 'How sure it is: high, as it is measured over the whole graph of links.',
  medium: 'How sure it is: medium, as it rests on Open PageRank.',
  low: 'How sure it is: low, as only samples of links were at hand.',
  none: 'No evidence of links was available, so the authority is unknown. That is not nought.',
};

/** The specified terms. A member that is not there is still on its way. */
function scores(known: Partial<Authority>): Term[] {
  const { domain, domainAuthority, pageAuthority, spamScore } = known;
  return [
    { term: 'Domain', value: domain },
    { term: 'Domain Authority', value: <Score label="Domain Authority" value={domainAuthority} most={100} /> },
    { term: 'Page Authority', value: <Score label="Page Authority" value={pageAuthority} most={100} /> },
    { term: 'Spam Score', value: <Score label="Spam Score" value={spamScore} most={10} isSpam /> },
  ];
}

interface ScoreProps {
  label: string;
  /** `null`: unknown; `undefined`: not known yet. */
  value: number | null | undefined;
  most: number;
  isSpam?: boolean;
}

function Score({ label, value, most, isSpam = false }: ScoreProps) {
  const share = ((value ?? 0) * 100) / most;
  const level = isSpam ? { 'data-level': (value ?? 0) > 5 ? 'high' : 'low' } : {};
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="w-20">{value === undefined ? '…' : outOf(value, most)}</span>
      <meter
        aria-label={label}
        className="max-w-72 grow"
        min={0}
        max={100}
        {...level}
        {...(typeof value === 'number'
          ? { value: share }
          : { 'aria-valuetext': value === null ? 'Unknown' : 'Not known yet' })}
      />
    </span>
  );
}

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
        {lastCrawled && `, as Moz saw the domain on ${lastCrawled}`}. They are no part of our score.
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
