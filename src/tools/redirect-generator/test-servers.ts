/** How each server reads its rules, as far as they are written here: what it would answer to a request. */

interface Answer {
  status: number;
  to: string;
}

type Ask = (rules: string, asked: URL) => Answer | undefined;

const pairsOf = (url: URL) => [...url.searchParams];
const memberOf = (url: URL, wanted: string) => pairsOf(url).find(([name]) => name === wanted)?.[1];
const decoded = (url: URL) => decodeURIComponent(url.pathname);

/** Takes `\"` and `\\` in quotation marks as one sign, as Apache does. */
const apacheWords = (line: string) =>
  [...line.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replace(/\\(["\\])/g, '$1'),
  );

const htaccess: Ask = (rules, asked) => {
  let fits = true;
  for (const line of rules.split('\n')) {
    const [directive, first = '', second = '', third = ''] = apacheWords(line);
    if (directive === 'RewriteCond') {
      const value = first === '%{QUERY_STRING}' ? asked.search.slice(1) : asked.host;
      fits &&= new RegExp(second, 'i').test(value);
    }
    if (directive !== 'RewriteRule') continue;
    if (fits && new RegExp(first, 'u').test(decoded(asked).slice(1))) {
      if (third.includes('G')) return { status: 410, to: '' };
      return {
        status: Number(/R=(\d+)/.exec(third)?.[1]),
        to: second.replace(/\\(.)|[$%]\d/g, (_, sign) => sign ?? 'CAUGHT'),
      };
    }
    fits = true;
  }
  return undefined;
};

const nginx: Ask = (rules, asked) => {
  const string = (text: string) => text.replace(/\\(.)/g, '$1');
  for (const [, path = '', body = ''] of rules.matchAll(/^location = "((?:[^"\\]|\\.)*)" \{\n([\s\S]*?)\n\}$/gm)) {
    if (string(path) !== decoded(asked)) continue;
    const found = [
      ...body.matchAll(/(?:if \(\$args = "((?:[^"\\]|\\.)*)"\) \{\s*)?return (\d+)(?: "((?:[^"\\]|\\.)*)")?;/g),
    ].find(([, query]) => query === undefined || string(query) === asked.search.slice(1));
    if (!found) return undefined;
    const [, , status, to = ''] = found;
    const given = string(to).replace('$is_args$args', asked.search);
    return { status: Number(status), to: given.replace(/\$\w+/g, 'VARIABLE') };
  }
  return undefined;
};

const caddy: Ask = (rules, asked) => {
  const string = (text = '') => text.replaceAll('\\"', '"');
  const word = '"((?:[^"\\\\]|\\\\")*)"';
  for (const [, body = '', kind, to, status] of rules.matchAll(
    new RegExp(`^@\\w+ \\{\\n([\\s\\S]*?)\\n\\}\\n(redir|respond) @\\w+ (?:${word} )?(\\d+)$`, 'gm'),
  )) {
    const path = string(new RegExp(`path ${word}`).exec(body)?.[1]);
    const queries = [...body.matchAll(new RegExp(`query ${word}`, 'g'))].map(
      ([, pair]) => pairsOf(new URL(`http://nowhere.invalid/?${pair}`))[0],
    );
    const fits = queries.every((pair) => pair && memberOf(asked, pair[0]) === pair[1]);
    if (path !== decoded(asked) || !fits) continue;
    if (kind === 'respond') return { status: Number(status), to: '' };
    return { status: Number(status), to: string(to).replace('{http.request.uri.prefixed_query}', asked.search) };
  }
  return undefined;
};

const netlify: Ask = (rules, asked) => {
  for (const line of rules.split('\n')) {
    const [from, to = '', status] = line.split(' ');
    if (from && decodeURIComponent(from) === decoded(asked)) return { status: Number(status), to };
  }
  return undefined;
};

const cloudflare: Ask = (rules, asked) => {
  for (const line of rules.split('\n')) {
    const [from, to = '', status] = [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, value = '']) =>
      value.replace(/^"(.*)"$/, '$1').replaceAll('""', '"'),
    );
    if (from === asked.host + asked.pathname) return { status: Number(status), to };
  }
  return undefined;
};

interface VercelRule {
  source: string;
  destination: string;
  statusCode: number;
  has?: { type: string; key: string; value: string }[];
}

const vercel: Ask = (rules, asked) => {
  const { redirects }: { redirects: VercelRule[] } = JSON.parse(rules);
  const found = redirects.find(({ source, has = [] }) => {
    const fits = has.every(({ key, value }) => new RegExp(`^${value}$`).test(memberOf(asked, key) ?? ''));
    return fits && !/(?<!\\)[*+?(){}:]/.test(source) && source.replace(/\\(.)/g, '$1') === asked.pathname;
  });
  return found && { status: found.statusCode, to: found.destination };
};

export const answerOf = { htaccess, nginx, caddy, netlify, cloudflare, vercel };
