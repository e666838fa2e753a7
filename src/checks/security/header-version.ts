import { defineCheck } from '#kit/check';

const telling = ['server', 'x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];

export default defineCheck({
  title: 'The server does not reveal its version',
  failed: 'The server reveals its version',
  severity: 'advice',
  why: 'Attackers use the version to find servers with known security holes.',
  source: { name: 'RFC 9110: the Server header', url: 'https://www.rfc-editor.org/rfc/rfc9110#section-10.2.4' },
  looksAt: ['answer'],
  judge: ({ answer: { headers } }) => {
    const told = telling.flatMap((name) =>
      headers[name] !== undefined && /\d\.\d|[a-z][ /]v?\d/i.test(headers[name].slice(0, 300))
        ? [`${name}: ${headers[name].slice(0, 100)}`]
        : [],
    );
    if (telling.every((name) => headers[name] === undefined)) return 'does-not-apply';
    return told.length === 0 ? 'passed' : [{ detail: 'Headers reveal the software version.', where: told }];
  },
  fix: ({ answer: { headers } }) => ({
    words: 'Hide the version. PHP: expose_php = Off. Apache: ServerTokens Prod. nginx: server_tokens off.',
    ...(/^nginx\/\d/i.test(headers.server ?? '') && { code: 'server_tokens off;', goes: 'nginx' }),
  }),
  cases: {
    passes: { html: '<p>x', headers: { server: 'nginx' } },
    fails: [
      { html: '<p>x', headers: { server: 'Apache/2.4.41 (Ubuntu)' } },
      { html: '<p>x', headers: { server: 'nginx/1.18.0' } },
      { html: '<p>x', headers: { 'x-generator': 'Drupal 10 (https://www.drupal.org)' } },
    ],
    doesNotApply: '<p>x',
  },
});
