import { useMemo } from 'react';
import { type Finding, findingList, severities } from '#kit/shapes';
import { type Mark, marksOf, useMarks } from '../code/marks.tsx';
import { PlaceLink } from '../code/place-link.tsx';
import type { ResultKindProps, WholeResult } from '../drawn/result-kind.tsx';
import { Icon } from '../icon.tsx';
import { ReportActions } from '../report/report-actions.tsx';
import { CopyButton } from '../result/copy-button.tsx';
import { fileUrl } from '../result/file-url.tsx';
import { staysHere } from '../result/stays-here.tsx';
import { sendFieldsToTool } from '../tool-page/send-to-tool.tsx';

const shape = findingList();

const looks = {
  fatal: { icon: <Icon name="circle-x" className="mt-1" />, colour: 'text-danger', one: 'Critical', many: 'critical' },
  error: { icon: <Icon name="circle-x" className="mt-1" />, colour: 'text-danger', one: 'Error', many: 'errors' },
  warning: {
    icon: <Icon name="triangle-alert" className="mt-1" />,
    colour: 'text-warning',
    one: 'Warning',
    many: 'warnings',
  },
  advice: {
    icon: <Icon name="lightbulb" className="mt-1" />,
    colour: 'text-accent',
    one: 'Advice',
    many: 'suggestions',
  },
  passed: { icon: <Icon name="circle-check" className="mt-1" />, colour: 'text-accent', one: 'Passed', many: 'passed' },
  unknown: {
    icon: <Icon name="circle-dashed" className="mt-1" />,
    colour: 'text-muted',
    one: 'Not checked',
    many: 'could not be checked',
  },
} as const;

/** What is wrong, why it matters and how it is fixed; what passed is folded away. */
export default function Findings({ items, whole }: ResultKindProps) {
  return items.map(({ output: { name, label }, value }) => (
    <Report key={name} label={label} value={value} whole={whole} />
  ));
}

function Report({
  label,
  value,
  whole: { slug, values, input, busy },
}: {
  label: string;
  value: unknown;
  whole: WholeResult;
}) {
  const list = useMemo(() => shape.parse(value), [value]);
  const marks = useMemo(() => new Map(list.map((finding) => [finding, marksOf(finding)])), [list]);
  useMarks(
    Object.values(input),
    useMemo(() => [...marks.values()].flat(), [marks]),
  );
  const open = list.filter(({ severity }) => severity !== 'passed');
  const passed = list.filter(({ severity }) => severity === 'passed');
  const { requestedUrl } = values;
  return (
    <section className="min-w-0" aria-label={label}>
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-lg font-semibold">{label}</h2>
        <p className="text-sm text-muted">{summary(list)}</p>
      </div>
      {typeof requestedUrl === 'string' && !busy && (
        <ReportActions slug={slug} subject={requestedUrl} findings={list} values={values} />
      )}
      {open.length === 0 && (
        <p className="mt-2 flex items-center gap-2 rounded-control bg-accent-soft px-4 py-3 font-medium text-accent">
          <Icon name="circle-check" /> Nothing wrong was found.
        </p>
      )}
      <List findings={open} marks={marks} />
      {passed.length > 0 && (
        <details className="mt-3">
          <summary className="link cursor-pointer">{passed.length} passed</summary>
          <List findings={passed} marks={marks} />
        </details>
      )}
    </section>
  );
}

type Marks = ReadonlyMap<Finding, readonly Mark[]>;

function List({ findings, marks }: { findings: readonly Finding[]; marks: Marks }) {
  if (findings.length === 0) return null;
  return (
    <ul className="lined mt-2 rounded-control border border-line">
      {findings.map((finding) => (
        <Item key={`${finding.title} ${finding.detail}`} {...finding} marks={marks.get(finding)} />
      ))}
    </ul>
  );
}

function Item({ marks = [], ...finding }: Finding & { marks: readonly Mark[] | undefined }) {
  const { severity, title, detail, where = [], why, source, fix, picture } = finding;
  const { icon, colour, one } = looks[severity];
  return (
    <li className="flex gap-3 px-4 py-3">
      <span className={colour}>{icon}</span>
      <div className="min-w-0 flex-1">
        <p>
          <span className={`text-sm font-semibold ${colour}`}>{one}</span>{' '}
          <span className="font-semibold">
            {where.length > 0 ? title : <PlaceLink words={title} mark={marks[0]} />}
          </span>
        </p>
        {detail !== '' && <p>{detail}</p>}
        {where.length > 0 && (
          <ul className="mt-1 text-sm">
            {where.slice(0, 20).map((place, at) => (
              <li key={place} dir="auto" className="font-mono wrap-anywhere text-muted">
                <PlaceLink words={place} mark={marks[at]} />
              </li>
            ))}
            {where.length > 20 && <li className="text-muted">and {where.length - 20} more</li>}
          </ul>
        )}
        {picture && (
          <a href={fileUrl(picture.url)} target="_blank" rel="noreferrer" className="mt-2 block">
            <img
              src={fileUrl(picture.url)}
              alt={`${title}: a place, marked by a line`}
              width={picture.width}
              height={picture.height}
              loading="lazy"
              className="max-h-64 max-w-full rounded-control border border-line object-contain object-left-top"
            />
          </a>
        )}
        {(why || fix) && (
          <details className="mt-1 text-sm">
            <summary className="link cursor-pointer">{fix ? 'Why, and how to fix it' : 'Why'}</summary>
            <div className="mt-1 grid gap-2">
              {why && (
                <p>
                  {why}{' '}
                  {source && (
                    <a className="link" href={source.url} rel="noreferrer">
                      {source.name}
                    </a>
                  )}
                </p>
              )}
              {fix && <Fix {...fix} />}
            </div>
          </details>
        )}
      </div>
    </li>
  );
}

function Fix({ words, code, tool }: NonNullable<Finding['fix']>) {
  return (
    <>
      <p>{words}</p>
      {code && (
        <div>
          <pre className="overflow-x-auto rounded-control bg-sunken p-3">{code}</pre>
          <CopyButton text={code} copied="Text copied to clipboard" />
        </div>
      )}
      {tool && (
        <p>
          <a
            className="button-quiet"
            href={`/tools/${tool.slug}`}
            onClick={(event) => {
              if (!staysHere(event)) return;
              event.preventDefault();
              void sendFieldsToTool(tool.slug, { ...tool.input, ...(tool.pictures && { pictures: tool.pictures }) });
            }}
          >
            <Icon name="wrench" /> Fix it with our tool, filled in
          </a>
        </p>
      )}
    </>
  );
}

/** "1 error, 2 warnings". */
function summary(findings: readonly Finding[]): string {
  return severities
    .map((severity) => ({ severity, count: findings.filter((each) => each.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => `${count} ${count === 1 ? looks[severity].one.toLowerCase() : looks[severity].many}`)
    .join(', ');
}
