import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

type Authority = ToolOutput<typeof tool>;

const CELL = 'py-2 pl-3 text-right align-top whitespace-nowrap figures';
const HEAD = 'py-2 pl-3 text-right align-bottom font-medium whitespace-nowrap';

/** Every evidence with what it says and what it adds: the sum is the score. */
export function EvidenceTable({ result: { evidence, domainAuthority } }: { result: Authority }) {
  return (
    <section aria-labelledby="authority-evidence">
      <h2 id="authority-evidence" className="text-base font-semibold">
        How this score is calculated
      </h2>
      <table className="mt-2 w-full border-collapse text-left" aria-labelledby="authority-evidence">
        <thead className="border-b border-line text-sm text-muted">
          <tr>
            <th scope="col" className="py-2 align-bottom font-medium">
              Evidence
            </th>
            {['Points', 'Weight', 'Adds'].map((name) => (
              <th key={name} scope="col" className={HEAD}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="lined">
          {evidence.map(({ name, value, source, date, points, weight, adds }) => (
            <tr key={name}>
              <th scope="row" className="py-2 font-normal">
                {name}: <span className="font-medium">{value}</span>
                <span className="block text-sm text-muted">
                  {source}
                  {date && `, ${date}`}
                </span>
              </th>
              <td className={CELL}>{points ?? NOTHING}</td>
              <td className={CELL}>{weight}</td>
              <td className={CELL}>{adds ?? NOTHING}</td>
            </tr>
          ))}
        </tbody>
        <tfoot className="border-t border-edge font-semibold">
          <tr>
            <th scope="row" colSpan={2} className="py-2">
              Domain Authority
            </th>
            <td colSpan={2} className={CELL}>
              {domainAuthority ?? 'Unknown'}
            </td>
          </tr>
        </tfoot>
      </table>
      <p className="mt-2 text-sm text-muted">
        The measures from the full link graph (the two ranks and Open PageRank) always count. Other findings count only
        if they raise the score.
      </p>
    </section>
  );
}

const NOTHING = '–';

/** What the page does itself, and the sum. */
export function PageTable({ result }: { result: Authority }) {
  const { page, pageFailure, domainAuthority, pageAuthority } = result;
  return (
    <section aria-labelledby="authority-page">
      <h2 id="authority-page" className="text-base font-semibold">
        The page
      </h2>
      {page ? (
        <>
          <p className="mt-1 text-sm text-muted">
            {page.url}
            {page.title && `, “${page.title}”`}
          </p>
          <ul className="mt-2 sm:columns-2">
            {page.checks.map(({ name, isMet, weight }) => (
              <li key={name} className="flex break-inside-avoid gap-3 py-1">
                <span className={isMet ? 'w-8 shrink-0 text-accent' : 'w-8 shrink-0 text-danger'}>
                  {isMet ? 'Yes' : 'No'}
                </span>
                <span>
                  {name} <span className="text-sm text-muted">(weight {weight})</span>
                </span>
              </li>
            ))}
          </ul>
          {domainAuthority !== null && pageAuthority !== null && (
            <p className="mt-2 text-sm text-muted figures">{sumOf(page, domainAuthority, pageAuthority)}</p>
          )}
        </>
      ) : (
        <p className="mt-1">It could not be read: {pageFailure}</p>
      )}
    </section>
  );
}

function sumOf({ checks, articleLinks, bonus }: NonNullable<Authority['page']>, domain: number, sum: number): string {
  const all = checks.reduce((total, { weight }) => total + weight, 0);
  const met = checks.reduce((total, { weight, isMet }) => total + (isMet ? weight : 0), 0);
  const links = `${articleLinks} ${articleLinks === 1 ? 'link' : 'links'} from articles to this page`;
  const added = bonus > 0 ? ` + ${bonus} for ${links}` : '';
  return `${domain} × (0.7 + 0.3 × ${met}/${all})${added} = ${sum}${sum === 100 ? ', the maximum' : ''}`;
}
