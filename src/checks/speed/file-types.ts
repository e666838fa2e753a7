import { defineCheck } from '#kit/check';
import { counted } from '#lib/counted';
import type { FileFacts } from '#lib/page/file-facts';
import { isThere, typeOf } from '#lib/page/files';
import { judgeEach } from '#lib/page/judge-each';

export default defineCheck({
  title: 'The files of the page have the right types',
  failed: 'Files of the page have the wrong type',
  severity: 'warning',
  why: 'Browsers pass over style sheets and scripts that the server calls something else, such as the error page in place of a file.',
  source: {
    name: 'WHATWG Fetch: MIME types of scripts',
    url: 'https://fetch.spec.whatwg.org/#should-response-to-request-be-blocked-due-to-mime-type?',
  },
  looksAt: ['files'],
  judge: ({ files }) =>
    judgeEach(
      files.filter((file) => isThere(file) && typeOf(file) !== ''),
      {
        isWrong,
        say: (wrong, all) =>
          `${counted(wrong.length, `file of ${all} has`, `files of ${all} have`)} a type that is not its kind’s.`,
        where: ({ at, url, headers }) => ({ at, shown: `${headers['content-type'] ?? ''} ${url}` }),
      },
    ),
  fix: 'Serve style sheets as text/css, scripts as text/javascript, pictures as image/… . A response of text/html is usually an error page sent with status 200: see what is at the address.',
  cases: {
    passes: {
      html: '<script src=/a.js></script>',
      also: { 'https://example.com/a.js': { headers: { 'content-type': 'application/javascript' }, body: 'a()' } },
    },
    fails: [
      {
        html: '<script src=/a.js></script>',
        also: { 'https://example.com/a.js': { headers: { 'content-type': 'text/html' }, body: '<p>' } },
      },
      {
        html: '<link rel=stylesheet href=/a.css>',
        also: { 'https://example.com/a.css': { headers: { 'content-type': 'text/plain' }, body: 'a{}' } },
      },
      {
        html: '<img src=/a.jpg>',
        also: { 'https://example.com/a.jpg': { headers: { 'content-type': 'text/html' }, body: '<p>' } },
      },
    ],
    doesNotApply: '<p>x',
  },
});

function isWrong(file: FileFacts): boolean {
  const { kind, headers } = file;
  const type = typeOf(file);
  if (kind === 'Styles') return type !== 'text/css';
  if (kind !== 'Scripts') return type === 'text/html';
  // Without nosniff browsers run any script but these.
  const isStrict = /nosniff/i.test(headers['x-content-type-options'] ?? '');
  return isStrict
    ? !/(?:java|ecma|live)script|jscript/.test(type)
    : /^(?:text\/(?:html|csv|css)|image\/|audio\/|video\/)/.test(type);
}
