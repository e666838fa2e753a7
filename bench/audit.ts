import { auditSite } from '../src/main/audit-site.ts';
import { readConfig } from '../src/main/config.ts';
import { startHttpServer } from '../tests/servers/http-server.ts';

// `node bench/audit.ts [pages]`: seconds that pages of 100 kB on loopback take to be crawled and judged, and the most memory.
// Bar: 1,000 within 45 s.

const count = Number(process.argv[2] ?? 1_000);
const words = 'Tulips are planted in autumn, when the soil has cooled and before the first hard frost comes. '.split(
  ' ',
);
const server = await startHttpServer((request, response) => {
  const at = Number(request.url?.slice(1) || 0);
  if (!Number.isInteger(at) || at >= count) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/html' }).end(pageAt(at));
});
const began = performance.now();
let most = 0;
const timer = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 250);
const report = await auditSite(
  { target: server.origin, mostPages: count, subdomains: false, include: [], exclude: [], onProgress: () => undefined },
  readConfig({}),
  new AbortController().signal,
);
clearInterval(timer);
await server.close();
const seconds = (performance.now() - began) / 1000;
console.log(
  `${report.pages} pages: ${seconds.toFixed(1)} s, ${Math.round(most / 1024 / 1024)} MB, ${report.findings.length} findings`,
);

/** 100 kB: paragraphs, pictures and 60 links, as articles have them. */
function pageAt(at: number): string {
  const paragraphs = Array.from({ length: 160 }, (_, nr) => {
    const text = Array.from({ length: 80 }, (_, word) => words[(at * 31 + nr * 17 + word * 7) % words.length]).join(
      ' ',
    );
    return `<p class="text text-${nr}">${text}</p>${nr % 20 === 0 ? `<h2>Part ${nr}</h2><img src="/0" alt="Picture ${nr}" width="10" height="10">` : ''}`;
  });
  const links = Array.from(
    { length: 60 },
    (_, nr) => `<li><a href="/${(at * 7 + nr) % count}">Article ${(at * 7 + nr) % count}</a></li>`,
  );
  return `<!doctype html><html lang="en"><head><title>Article ${at} about tulips</title><meta name="description" content="What article ${at} says about tulips."><meta name="viewport" content="width=device-width"></head><body><nav><ul>${links.join('')}</ul></nav><main><h1>Article ${at}</h1>${paragraphs.join('\n')}</main></body></html>`;
}
