import { site } from '#content/site';
import { publicUrlPlaceholder as origin } from '#lib/public-url';
import { apiReference, auditReference } from '../catalogue.server.ts';
import { definePage } from '../site/page.tsx';

export default definePage({
  load: () => ({ tools: apiReference(), audits: auditReference() }),
  meta: () => ({
    title: `API reference - ${site.brand}`,
    keywords: ['api reference', 'rest api', 'openapi', 'mcp', 'command line'],
    description:
      'Every tool as an HTTP endpoint: JSON in, one envelope out, no key needed. With fields, examples and error statuses.',
    trail: { crumbs: [], here: 'API reference' },
  }),
  Page: ApiReference,
});

const statuses = [
  ['200', 'The answer is in data.'],
  ['400', 'The input fails validation; message says how.'],
  ['401', 'The call uses an unknown key.'],
  ['404', 'There is no such tool.'],
  ['408', 'The request arrived too slowly.'],
  ['413', 'The request, the result, the address or the picture is too large.'],
  ['415', 'The body is not JSON, or not a picture where one is uploaded.'],
  [
    '422',
    "The input is valid but can't be processed: no such domain, no image at that address, an address that may not be fetched.",
  ],
  ['429', 'Too many requests; Retry-After says when to come back.'],
  ['502', 'The other side failed.'],
  ['503', 'This server is busy or stopping; Retry-After says when to come back.'],
  ['504', 'It took too long.'],
  ['500', 'Our fault.'],
] as const;

interface ApiReferenceProps {
  tools: ReturnType<typeof apiReference>;
  audits: ReturnType<typeof auditReference>;
}

function ApiReference({ tools, audits }: ApiReferenceProps) {
  return (
    <div className="prose mx-auto max-w-3xl px-4 pt-10 pb-20 sm:px-6">
      <h1 className="text-3xl font-bold">API reference</h1>
      <p>
        Every tool is one endpoint: <code>POST /api/tools/&#123;slug&#125;</code> with a JSON object. No key is needed.
        Each answer has the same envelope: <code>&#123; success, message, data &#125;</code>; an error carries{' '}
        <code>code</code> as well. The machine-readable description is <a href="/api/openapi.json">openapi.json</a>; AI
        agents connect to <code>/mcp</code>.
      </p>
      <p>
        A picture that is not on the web is sent first: <code>POST /api/files?name=photo.jpg</code> with the file as the
        body and its type as <code>Content-Type</code> answers with its address, which every image tool takes. It is
        deleted after its time.
      </p>
      <p>
        A program may name a key of an <a href="/account">account</a> as <code>Authorization: Bearer ck_…</code>. It
        then has a budget of its own, ten times that of a visitor, and its owner sees what it used.
      </p>
      <h2>Statuses</h2>
      <table>
        <tbody>
          {statuses.map(([status, meaning]) => (
            <tr key={status}>
              <th scope="row">{status}</th>
              <td>{meaning}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {tools.map(({ slug, title, summary, example, input, output }) => (
        <section key={slug} className="border-t border-line pt-8" aria-labelledby={slug}>
          <h2 id={slug} className="text-xl font-semibold">
            <a href={`/tools/${slug}`}>{title}</a>
          </h2>
          <p className="mt-2">{summary}</p>
          <pre className="mt-3">
            <code>{`curl -H 'content-type: application/json' \\\n  -d @- ${origin}/api/tools/${slug} <<'JSON'\n${example}\nJSON`}</code>
          </pre>
          <h3 className="mt-4 font-semibold">Body</h3>
          <Members members={input} />
          <h3 className="mt-4 font-semibold">data</h3>
          <Members members={output} />
        </section>
      ))}
      <section className="border-t border-line pt-8" aria-labelledby="audits">
        <h2 id="audits" className="text-xl font-semibold">
          Reports of audits
        </h2>
        <p className="mt-2">
          Where Site Audit keeps its report at a link, <code>POST /api/audits/&#123;call&#125;</code> reads, compares,
          stops and deletes it.
        </p>
        {audits.map(({ name, description, input }) => (
          <section key={name} aria-labelledby={`audits-${name}`}>
            <h3 id={`audits-${name}`} className="mt-4 font-semibold">
              <code>{name}</code>
            </h3>
            <p>{description}</p>
            <Members members={input} />
          </section>
        ))}
      </section>
    </div>
  );
}

type Member = ReturnType<typeof apiReference>[number]['input'][number];

function Members({ members }: { members: readonly Member[] }) {
  return (
    <ul className="mt-2">
      {members.map(({ name, type, required, initial, description }) => (
        <li key={name}>
          <code>{name}</code> {type}
          {required ? '' : ', optional'}
          {initial === undefined ? '' : `, default ${initial}`}
          {description && `. ${description}`}
        </li>
      ))}
    </ul>
  );
}
