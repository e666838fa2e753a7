import { decodedPath, type Redirect } from './redirect.ts';

interface Options {
  keepQuery: boolean;
}

/** Redirects that a server cannot have, with the reason. */
export type Refused = { redirect: Redirect; reason: string }[];

interface Written {
  text: string;
  refused: Refused;
}

type Write = (redirects: readonly Redirect[], options: Options) => Written;

/** mod_rewrite, as it alone sees queries; a file with both it and mod_alias obeys them in an order that nobody expects. */
const htaccess: Write = (redirects, { keepQuery }) => {
  const rules = redirects.map(({ path, query, to, status, host }) => {
    const conditions = [
      ...(host ? [`RewriteCond %{HTTP_HOST} "^${regular(host)}$" [NC]`] : []),
      ...(query ? [`RewriteCond %{QUERY_STRING} "^${regular(query)}$"`] : []),
    ];
    const pattern = `"^${regular(decodedPath(path).slice(1))}$"`;
    if (status === 410) return [...conditions, `RewriteRule ${pattern} - [G,L]`];
    const flags = [`R=${status}`, 'L', 'NE', ...(isQueryDropped({ query, to }, keepQuery) ? ['QSD'] : [])];
    return [...conditions, `RewriteRule ${pattern} "${substitution(to)}" [${flags.join(',')}]`];
  });
  return { text: `RewriteEngine On\n${rules.flat().join('\n')}\n`, refused: [] };
};

/** Apache takes `%1` and `$1` of a substitution for what a pattern caught, and a backslash for the next sign itself. */
function substitution(address: string): string {
  return address.replace(/[%$\\]/g, '\\$&');
}

/** For PCRE between quotation marks of Apache's configuration, which takes `\"` and `\\` as one sign. */
function regular(text: string): string {
  return escapedPattern(text).replaceAll('\\\\', '\\\\\\\\').replaceAll('"', '\\"');
}

function escapedPattern(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A query that made the redirect is not handed on, nor is one where the new address has its own. */
function isQueryDropped({ query, to }: Pick<Redirect, 'query' | 'to'>, keepQuery: boolean): boolean {
  return (query !== '' || !keepQuery) && !to.includes('?');
}

/** One location for each path, as nginx takes none twice; it compares decoded paths. */
const nginx: Write = (redirects, { keepQuery }) => {
  const { fit, refused } = sorted(redirects, ({ query }) => {
    return query.includes('$') ? 'nginx treats a $ in the query of an old address as a variable.' : undefined;
  });
  const byPath = Map.groupBy(fit, ({ path }) => path);
  const blocks = [...byPath].map(([path, same]) => {
    const special = same.filter(({ query }) => query !== '');
    const plain = same.find(({ query }) => query === '');
    const lines = [
      ...special.map((each) => `    if ($args = "${quoted(each.query)}") {\n        ${returned(each, false)}\n    }`),
      ...(plain ? [`    ${returned(plain, keepQuery)}`] : []),
    ];
    return `location = "${quoted(decodedPath(path))}" {\n${lines.join('\n')}\n}\n`;
  });
  return { text: blocks.join(''), refused };
};

function returned({ to, status }: Redirect, keepQuery: boolean): string {
  if (status === 410) return 'return 410;';
  // nginx has no way to write a plain $ there, and the code of it means the same in an address.
  const address = quoted(to).replaceAll('$', '%24');
  const [before = '', hash] = address.split('#');
  const query = keepQuery && !to.includes('?') ? '$is_args$args' : '';
  return `return ${status} "${before}${query}${hash === undefined ? '' : `#${hash}`}";`;
}

function quoted(text: string): string {
  return text.replace(/["\\]/g, '\\$&');
}

function pairsOf(query: string): [string, string][] {
  return [...new URL(`http://nowhere.invalid/?${query}`).searchParams];
}

/** Each with a matcher of its own, as a path and a query are needed together. */
const caddy: Write = (redirects, { keepQuery }) => {
  const refused: Refused = [];
  const rules = redirects.flatMap((redirect, index) => {
    const { path, query, to, status, host } = redirect;
    const decoded = decodedPath(path);
    if (/[*{}%\\]/.test(decoded) || /[*{}\\]/.test(query)) {
      refused.push({
        redirect,
        reason: 'Caddy gives one of the characters * { } % \\ in the old address a special meaning.',
      });
      return [];
    }
    const name = `@redirect${index + 1}`;
    const pairs = pairsOf(query);
    const matchers = [
      ...(host ? [`host ${host.replace(/:\d+$/, '')}`] : []),
      `path "${decoded.replaceAll('"', '\\"')}"`,
      ...pairs.map(([key, value]) => `query "${quoted(`${encodeURIComponent(key)}=${encodeURIComponent(value)}`)}"`),
    ];
    const target = quoted(to).replaceAll('{', '%7B').replaceAll('}', '%7D');
    const [before = '', hash] = target.split('#');
    const kept = keepQuery && query === '' && !to.includes('?') ? '{http.request.uri.prefixed_query}' : '';
    const address = `${before}${kept}${hash === undefined ? '' : `#${hash}`}`;
    const action = status === 410 ? `respond ${name} 410` : `redir ${name} "${address}" ${status}`;
    return [`${name} {\n${matchers.map((each) => `    ${each}\n`).join('')}}\n${action}\n`];
  });
  return { text: rules.join(''), refused };
};

/** https://docs.netlify.com/routing/redirects/: a rule on each line, its parts divided by spaces. */
const netlify: Write = (redirects) => {
  const { fit, refused } = sorted(redirects, ({ path, query, status }) => {
    if (status === 410) return 'Netlify has no 410 for redirects: a missing page answers with 404.';
    if (query !== '') return 'Old addresses with a query are only supported for Apache, nginx, Caddy and Vercel.';
    return /[*:]/.test(path) ? 'Netlify treats * and : in an old address as wildcards.' : undefined;
  });
  return {
    text: fit.map(({ host, path, to, status }) => `${host && `https://${host}`}${path} ${to} ${status}\n`).join(''),
    refused,
  };
};

/** https://developers.cloudflare.com/rules/url-forwarding/bulk-redirects/: the columns of its CSV files, without headings. */
const cloudflare: Write = (redirects, { keepQuery }) => {
  const { fit, refused } = sorted(redirects, ({ host, query, status, to }) => {
    if (status === 410) return 'Cloudflare has no 410 for bulk redirects.';
    if (query !== '') return 'Old addresses with a query are only supported for Apache, nginx, Caddy and Vercel.';
    if (host === '') return 'Cloudflare needs full old addresses: enter your site below the list.';
    return to.startsWith('/') ? 'Cloudflare needs full new addresses: enter your site below the list.' : undefined;
  });
  const rows = fit.map(({ host, path, to, status }) => {
    const isKept = keepQuery && !to.includes('?');
    return [host + path, to, status, isKept ? 'TRUE' : 'FALSE', 'FALSE', 'FALSE', 'FALSE'].map(cell).join(',');
  });
  return { text: rows.map((row) => `${row}\n`).join(''), refused };
};

function cell(value: string | number): string {
  const text = String(value);
  return /[",]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** https://vercel.com/docs/project-configuration/vercel-json: sources are patterns of path-to-regexp. */
const vercel: Write = (redirects) => {
  const { fit, refused } = sorted(redirects, ({ status, to }) => {
    if (status === 410) return 'Vercel has no 410 for redirects.';
    return /[(){}*]|:(?=[a-z_])/i.test(to.replace(/^https?:/, ''))
      ? 'Vercel treats characters in the new address as a pattern.'
      : undefined;
  });
  const rules = fit.map(({ host, path, query, to, status }) => {
    const has = [
      ...(host ? [{ type: 'host', value: host }] : []),
      ...pairsOf(query).map(([key, value]) => ({ type: 'query', key, value: escapedPattern(value) })),
    ];
    const source = path.replace(/[.*+?^${}()|[\]\\:]/g, (sign) => (sign === '.' ? sign : `\\${sign}`));
    return { source, ...(has.length > 0 && { has }), destination: to, statusCode: status };
  });
  return { text: `${JSON.stringify({ redirects: rules }, null, 2)}\n`, refused };
};

function sorted(redirects: readonly Redirect[], fault: (redirect: Redirect) => string | undefined) {
  const fit: Redirect[] = [];
  const refused: Refused = [];
  for (const redirect of redirects) {
    const reason = fault(redirect);
    if (reason === undefined) fit.push(redirect);
    else refused.push({ redirect, reason });
  }
  return { fit, refused };
}

export const writers = { htaccess, nginx, caddy, netlify, cloudflare, vercel } as const;
