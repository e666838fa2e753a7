// How long all checks take for one page, its own fetch aside: `node bench/checks.ts`. Bar: 300 ms of one thread for 1 MB.
import { everyCheck } from '#checks/every';
import { findingsOf, judge } from '#kit/judge';
import { decodePage } from '#lib/html/decode-page';
import { policyFacts } from '#lib/page/content-policy';
import type { Gathered } from '#lib/page/gathered';
import { readPageFacts } from '#lib/page/read-page';
import { findTechnologies } from '#lib/page/technologies';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { ownerOf } from '#lookups/tag-owners';

const BAR = 300;
const BYTES = 1_000_000;
const url = 'https://example.com/shop/';

function bigPage(): string {
  const links = Array.from(
    { length: 2_000 },
    (_, at) => `<li><a href="/tea/${at}?sort=name" class="item">Tea number ${at}</a></li>`,
  );
  const pictures = Array.from(
    { length: 500 },
    (_, at) =>
      `<figure><img src="/img/${at}.jpg" ${at % 3 ? `alt="Tea ${at}" width="300" height="200"` : ''}></figure>`,
  );
  const head = `<meta charset="utf-8"><title>Green tea</title>${'<meta property="og:image" content="/a.jpg">'.repeat(20)}
<script type="application/ld+json">${JSON.stringify({ '@graph': Array.from({ length: 200 }, (_, at) => ({ '@type': 'Product', name: `Tea ${at}`, offers: { '@type': 'Offer', price: at } })) })}</script>`;
  const prose =
    '<p>Which water, how many leaves and how many minutes: tea is simple, and yet it is often bitter.</p>\n';
  const rest = `<ul>${links.join('\n')}</ul>${pictures.join('\n')}`;
  const start = `<!doctype html><html lang="en"><head>${head}</head><body><h1>Tea</h1>${rest}`;
  return start + prose.repeat(Math.ceil((BYTES - start.length) / prose.length));
}

const body = new TextEncoder().encode(bigPage());

/** Milliseconds that this thread has worked: others may share the processor. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Facts of the page and what all checks say of them, with the milliseconds that both took. */
function measure() {
  const began = processorTime();
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    server: 'nginx',
    'content-security-policy': "default-src 'self'",
  };
  const html = readPageFacts({ ...decodePage(body, headers['content-type']), answer: { url, headers } });
  const own = { url, requestedUrl: url, status: 200, headers, setCookies: [], redirects: [], waited: 100, read: 50 };
  const answer = {
    ...own,
    type: 'text/html',
    kind: 'page' as const,
    byteLength: body.length,
    encodedBytes: body.length,
  };
  const robots = {
    outcome: 'read' as const,
    url,
    status: 200,
    text: '',
    explanation: '',
    rules: parseRobotsTxt('User-agent: *\nDisallow: /x'),
  };
  const policies = policyFacts(answer, html.head.metas);
  const technologies = findTechnologies({ answer, head: html.head, resources: html.resources, ownerOf });
  const gathered: Gathered = {
    facts: { ...html, answer, robots, cookies: [], policies, files: [], technologies },
    missing: {},
    note: undefined,
  };
  const gatheredAt = processorTime();
  const findings = findingsOf(judge(everyCheck, gathered));
  return { reading: gatheredAt - began, judging: processorTime() - gatheredAt, findings: findings.length };
}

for (let round = 0; round < 2; round += 1) measure();
const rounds = Array.from({ length: 9 }, measure).sort((a, b) => a.reading + a.judging - b.reading - b.judging);
const { reading = 0, judging = 0, findings = 0 } = rounds[4] ?? {};
console.log(
  `${everyCheck.length} checks, ${body.length} bytes: reading ${reading.toFixed(0)} ms, judging ${judging.toFixed(1)} ms, ${findings} findings`,
);
if (reading + judging > BAR) {
  console.error(`Over the bar of ${BAR} ms.`);
  process.exitCode = 1;
}
