import type { ToolOutput } from '#kit/define-tool';
import type tool from './tool.ts';

interface LinkingDomainsProps {
  domain: string;
  known: NonNullable<ToolOutput<typeof tool>['linkingDomains']>;
}

/** Who links by the graph of links that this site has: domains, no pages. */
export function LinkingDomains({ domain, known }: LinkingDomainsProps) {
  const { total, domains } = known;
  return (
    <section aria-labelledby="linking-domains" className="grid gap-2">
      <h2 id="linking-domains" className="text-base font-semibold">
        Linking domains
      </h2>
      <p className="text-sm text-muted">{toldOf(domain, known)}</p>
      {domains.length > 0 && (
        <ul className="columns-1 gap-6 text-sm sm:columns-2">
          {domains.map(({ domain: name, hosts }) => (
            <li key={name} className="py-0.5">
              {name}{' '}
              <span className="text-muted">({hosts === 1 ? '1 host' : `${hosts.toLocaleString('en')} hosts`})</span>
            </li>
          ))}
        </ul>
      )}
      {total > domains.length && domains.length > 0 && (
        <p className="text-sm text-muted">These are the {domains.length} best known of them.</p>
      )}
    </section>
  );
}

function toldOf(domain: string, { release, isChosen, total }: LinkingDomainsProps['known']): string {
  const graph = `Common Crawl's link graph (${release})`;
  if (!isChosen) return `This site has ${graph} for some domains only, and ${domain} is not one of them.`;
  if (total === 0) return `${graph} knows no domain that links to ${domain}.`;
  const count = total === 1 ? 'one domain' : `${total.toLocaleString('en')} domains`;
  return `${graph} knows ${count} with a link to ${domain}, but not on which page.`;
}
