import { createServer } from 'node:http';

/** A site of so many pages of so many kilobytes, as articles have them: paragraphs, headings, pictures, and links to others. */
const [count = 1_000, kilobytes = 100] = process.argv.slice(2).map(Number);
const PARAGRAPH = 480;
const words = 'Tulips are planted in autumn, when the soil has cooled and before the first hard frost comes. '.split(
  ' ',
);

const server = createServer((request, response) => {
  const at = Number(request.url?.slice(1) || 0);
  if (!Number.isInteger(at) || at >= count) return void response.writeHead(404).end();
  const etag = `"${at}"`;
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
  return void response.writeHead(200, { 'content-type': 'text/html', etag }).end(pageAt(at));
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address !== null && typeof address === 'object') process.send?.(`http://127.0.0.1:${address.port}`);
});

function pageAt(at: number): string {
  const isSmall = kilobytes < 20;
  const paragraphs = Array.from(
    { length: Math.max(1, Math.floor(((kilobytes - 4) * 1_000) / PARAGRAPH / 1.25)) },
    (_, nr) => {
      const text = Array.from(
        { length: 80 },
        (__, word) => words[(at * 31 + nr * 17 + word * 7 + ((at * word) % 13)) % words.length],
      ).join(' ');
      return `<p class="text text-${nr}">${text} Number ${at}.</p>${nr % 20 === 0 ? `<h2>Part ${nr}</h2><img src="/0" alt="Picture ${nr}" width="10" height="10">` : ''}`;
    },
  );
  const links = Array.from({ length: isSmall ? 12 : 60 }, (_, nr) => {
    const to = (at * 7 + nr) % count;
    return `<li><a href="/${to}">Article ${to}</a></li>`;
  });
  return `<!doctype html><html lang="en"><head><title>Article ${at} about tulips</title><meta name="description" content="What article ${at} says about tulips."><meta name="viewport" content="width=device-width"></head><body><nav><ul>${links.join('')}</ul></nav><main><h1>Article ${at}</h1>${paragraphs.join('\n')}</main></body></html>`;
}
