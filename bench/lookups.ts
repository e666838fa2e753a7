import { once } from 'node:events';
import { createServer } from 'node:http';
import { Agent, request } from 'undici';
import { sampleRegistration } from '#ports/rdap/fake';
import { startDnsServer } from '../tests/servers/dns-server.ts';
import { startSite } from '../tests/servers/site.ts';

/**
 * Look-ups a second of the domain tools through the site's API, and how long the slowest hundredth took, with registries and a
 * name server on loopback. Every domain is another one, so that no answer is one of before.
 *
 * `node bench/lookups.ts [look-ups a tool] [at once]`, after `npm run build`.
 */

const [count = 1_000, atOnce = 50] = process.argv.slice(2).map(Number);
/** Each registry has an address of its own on loopback, as politeness counts by host. */
const REGISTRIES = 50;

const names = Array.from({ length: count }, (_, at) => `name-${at}.registry${at % REGISTRIES}`);
const bulk = Array.from({ length: 50 }, (_, at) => `bulk-${at}.registry0`);

const registries = createServer((asked, response) => {
  const host = asked.headers.host ?? '';
  if (asked.url === '/list.json') {
    const port = host.split(':')[1];
    const services = Array.from({ length: REGISTRIES }, (_, at) => [
      [`registry${at}`],
      [`http://127.0.0.${at + 1}:${port}/`],
    ]);
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ services }));
    return;
  }
  const domain = asked.url?.split('/').at(-1) ?? '';
  response.setHeader('content-type', 'application/rdap+json').end(JSON.stringify(sampleRegistration(domain)));
});
registries.listen(0, '0.0.0.0');
await once(registries, 'listening');
const address = registries.address();
if (address === null || typeof address === 'string') throw new Error('The registries have no port.');

const dns = await startDnsServer({
  zone: Object.fromEntries(
    [...names, ...bulk].map((name) => [name, { A: ['192.0.2.1'], MX: [`10 mail.${name}`], NS: [`ns.${name}`] }]),
  ),
});
const site = await startSite({
  RATE_LIMIT_PER_MINUTE: '1000000000',
  LOG_LEVEL: 'error',
  DNS_SERVERS: dns.address,
  FETCH_ALLOW: '127.0.0.0/8',
  RDAP_BOOTSTRAP_URL: `http://127.0.0.1:${address.port}/list.json`,
});
const dispatcher = new Agent({ connections: atOnce });

try {
  for (const slug of ['dns-records', 'domain-ip', 'domain-age']) await measure(slug);
  const start = performance.now();
  for (const pair of Array.from({ length: 25 }, (_, at) => bulk.slice(2 * at, 2 * at + 2))) {
    await Promise.all(pair.map((domain) => lookUp('domain-age', domain)));
  }
  console.log(
    `A list of 50 in one registry, two at once as the page asks: ${Math.round(performance.now() - start)} ms`,
  );
} finally {
  await Promise.all([site.stop(), dns.close(), dispatcher.close()]);
  registries.close();
}

async function lookUp(slug: string, domain: string): Promise<void> {
  const { statusCode, body } = await request(`${site.origin}/api/tools/${slug}`, {
    ...{ method: 'POST', dispatcher },
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ domain }),
  });
  const answer = await body.text();
  if (statusCode !== 200) throw new Error(`${slug} answered ${statusCode} for ${domain}: ${answer}`);
}

async function measure(slug: string): Promise<void> {
  const waiting = [...names];
  const times: number[] = [];
  const start = performance.now();
  const worker = async () => {
    for (let domain = waiting.pop(); domain !== undefined; domain = waiting.pop()) {
      const asked = performance.now();
      await lookUp(slug, domain);
      times.push(performance.now() - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  const seconds = (performance.now() - start) / 1000;
  times.sort((a, b) => a - b);
  const quantile = (share: number) => `${Math.round(times[Math.floor(times.length * share)] ?? 0)} ms`;
  console.log(
    `${slug}: ${Math.round(count / seconds)} look-ups a second at ${atOnce} at once; half within ${quantile(0.5)}, 99 % within ${quantile(0.99)}`,
  );
}
