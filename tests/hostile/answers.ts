import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import type { Zone } from '#ports/dns/fake';
import { sampleRegistration } from '#ports/rdap/fake';
import { photoJpeg } from '../servers/sample-images.ts';
import { materials } from './materials.ts';
import { CALM, type Manner, servedIn } from './names.ts';

const MEGABYTE = 1 << 20;
const bomb = gzipSync(Buffer.alloc(64 * MEGABYTE, ' '));
const photo = await photoJpeg();
const calmPage =
  '<!doctype html><title>A page</title><meta name="description" content="Calm."><main><p>Calm words.</p></main>';
/** For questions without a name: the materials in turn, so that every service says each. */
let turn = 0;

interface Answer {
  type: string;
  body: string | Uint8Array;
}

/** A web server, and all the services that the site asks by HTTP. */
export function answer(request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', `http://${request.headers.host ?? CALM}`);
  const served = servedIn(url.href);
  if (served?.manner) {
    misbehave(response, served.manner);
    return;
  }
  turn += 1;
  const text = served?.text ?? materials[turn % materials.length]?.of(1_000) ?? '';
  const { type, body } = url.hostname === CALM ? calm(url) : said(url, text, request.headers.host ?? '');
  response.writeHead(200, { 'content-type': type }).end(body);
}

function calm({ pathname }: URL): Answer {
  if (/\.\w+$/.test(pathname)) return { type: 'image/jpeg', body: photo };
  return { type: 'text/html', body: calmPage };
}

function said({ pathname }: URL, text: string, host: string): Answer {
  const json = (value: unknown, type = 'application/json') => ({ type, body: JSON.stringify(value) });
  if (pathname === '/rdap-servers.json') {
    return json({ version: '1.0', services: [[['test'], [`http://${host}/rdap/`]]] });
  }
  if (pathname.startsWith('/rdap/')) return json(registration(text), 'application/rdap+json');
  if (pathname.startsWith('/w/')) return json(wiki(text));
  if (pathname === '/cc/collinfo.json') return json([{ id: 'CC-MAIN-2026-02' }]);
  if (pathname.startsWith('/cc/'))
    return { type: 'text/x-ndjson', body: `${JSON.stringify({ timestamp: text })}\n${text}` };
  if (pathname.startsWith('/ia/')) return { type: 'text/plain', body: `19981205021530 http://${text}` };
  if (pathname.startsWith('/opr/') || pathname.startsWith('/moz/')) return { type: 'application/json', body: text };
  if (pathname.startsWith('/searx/')) {
    const results = [text, `http://${CALM}/`].map((url) => ({ url, title: text, content: text }));
    return json({ results, unresponsive_engines: [[text, text]] });
  }
  if (pathname === '/robots.txt') {
    return {
      type: 'text/plain',
      body: `User-agent: ${text}\nUser-agent: *\nDisallow: /${text}\n${text}\nAllow: /*${text}$`,
    };
  }
  if (pathname.endsWith('.svg')) return { type: 'image/svg+xml', body: drawing(text) };
  if (pathname.endsWith('.txt')) return { type: 'text/plain', body: text };
  return { type: 'text/html; charset=utf-8', body: page(text) };
}

function page(text: string): string {
  const quoted = text.replaceAll('"', "'");
  return [
    `<!doctype html><html lang="${quoted}"><head><title>${text}</title><!--${text}--><meta name="description" content="${quoted}">`,
    `<meta http-equiv="refresh" content="${quoted}"><meta property="og:image" content="${quoted}"><link rel="canonical" href="${quoted}">`,
    `<style>${text}</style><script type="application/ld+json">${text}</script></head><body><main><h1>${text}</h1>`,
    `<p>${text}</p><a href="${quoted}" title='${text.replaceAll("'", '')}'>${text}</a><img alt="${quoted}" srcset="${quoted}">${text}`,
  ].join('\n');
}

function drawing(text: string): string {
  const quoted = text.replaceAll('"', "'");
  return [
    `<?xml version="1.0"?><!--${text}--><!DOCTYPE svg [${text}]><svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">`,
    `<title>${text}</title><style>${text}</style><path d="${quoted}"/><rect style="fill:url(${quoted})" href="${quoted}"/>${text}</svg>`,
  ].join('\n');
}

/** A registration with the text wherever a text is, but for what makes it one. */
function registration(text: string): unknown {
  const keeps = new Set(['objectClassName', 'ldhName', 'eventAction', 'roles']);
  return JSON.parse(JSON.stringify(sampleRegistration('example.test')), (key, value) =>
    typeof value === 'string' && !keeps.has(key) && turn % 2 === 0 ? text : value,
  );
}

function wiki(text: string): object {
  const exturlusage = [`http://${CALM}/${text}`, text].map((url) => ({ ns: 0, title: text, url }));
  const search = [{ ns: 0, title: text, pageid: 7, snippet: text }];
  const general = { server: `//${CALM}`, articlepath: '/wiki/$1', sitename: text };
  return { batchcomplete: true, query: { general, exturlusage, search, searchinfo: { totalhits: 1 } } };
}

function misbehave(response: ServerResponse, manner: Manner): void {
  const html = { 'content-type': 'text/html' };
  const pour = (bytes: string, pause: number) => {
    response.writeHead(200, html);
    const timer = setInterval(() => response.write(bytes), pause);
    response.on('close', () => clearInterval(timer));
  };
  const doings: Record<Manner, () => void> = {
    endless: () => pour('<p>a'.repeat(50_000), 1),
    slow: () => pour('<', 100),
    silent: () => {},
    round: () => void response.writeHead(302, { location: `/${Math.random()}` }).end(),
    headers: () => void response.writeHead(200, { ...html, 'x-long': 'a'.repeat(MEGABYTE) }).end('a'),
    bomb: () => void response.writeHead(200, { ...html, 'content-encoding': 'gzip' }).end(bomb),
    broken: () => void response.writeHead(200, { ...html, 'content-encoding': 'br' }).end('a'.repeat(1_000)),
    huge: () => void response.writeHead(200, html).end('<p>'.repeat(MEGABYTE)),
  };
  doings[manner]();
}

/** What a WHOIS server says of a name. */
export function whoisAnswer(question: string): string {
  const text = servedIn(question)?.text;
  if (text === undefined) return `No match for "${question}".\r\n`;
  const fields = ['Domain Name', 'Creation Date', 'Registry Expiry Date', 'Registrar', 'Name Server', 'Domain Status'];
  return [...fields.map((field) => `${field}: ${text}`), text, 'refer: ', ''].join('\r\n');
}

/** Not of the public internet: beside it the guard refuses a name whole, so that the other address is never dialled. */
const REFUSED = '10.20.30.40';
/** Bytes of a record that still fits into an answer. */
const LONGEST_RECORD = 20_000;

/** What a name holds. A record has 3 kilobytes of the material, or 20; large ones come with many others. */
export function zoneOf(name: string): Zone {
  if (name === CALM || name.endsWith(`.${CALM}`))
    return { [name]: { A: ['127.0.0.1'], TXT: ['v=spf1 -all'], MX: [`10 ${CALM}`] } };
  const served = servedIn(name);
  if (!served && /(?:^|\.)(?:cymru\.com|arpa)$/.test(name))
    return { [name]: { TXT: [turnText()], PTR: ['a.example'] } };
  if (!served) return {};
  const { material, size, text } = served;
  const long = materials[material]?.of(size > 10_000 ? LONGEST_RECORD : 3_000) ?? '';
  const many = Array.from({ length: size > 10_000 ? 200 : 2 }, (_, index) => `h${index}.example`);
  const records = name.startsWith('_dmarc.')
    ? [`v=DMARC1; ${long}`]
    : [`v=spf1 ${long}`, text.slice(0, 1_000), ...many.map((one) => `v=spf1 include:${one} ${text.slice(0, 20)}`)];
  return {
    [name]: {
      A: material % 3 === 0 ? ['5.9.100.1', REFUSED] : ['127.0.0.1'],
      TXT: name.startsWith('_')
        ? [`v=TLSRPTv1;${long}`, `v=STSv1; id=${long}`, `v=DKIM1; p=${long}`, ...records]
        : records,
      MX: many.map((one, index) => `${index} ${one}`),
      NS: many,
    },
  };
}

function turnText(): string {
  turn += 1;
  return materials[turn % materials.length]?.of(1_000) ?? '';
}
