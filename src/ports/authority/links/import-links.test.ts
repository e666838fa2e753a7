import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importRanks } from '../ranks/import-ranks.ts';
import { importLinks, type LinksImportOptions } from './import-links.ts';
import { type LinksFile, openLinksFile } from './links-file.ts';

const VERTICES = ['0\tcom.example\t3', '1\torg.large\t90', '2\torg.small\t1', '3\torg.third\t5', '4\tuk.co.bbc\t12'];
const EDGES = ['0\t4', '1\t0', '2\t0', '2\t4', '3\t0', '0\t0'];
const clock = { now: () => Date.UTC(2026, 10, 21) };

let directory: string;
let site: LinksFile;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'clearkit-links-'));
  site = openLinksFile(join(directory, 'links.sqlite'));
});
afterEach(async () => {
  site.close();
  await rm(directory, { recursive: true });
});

interface Graph {
  vertices?: string | Uint8Array;
  edges?: string | Uint8Array;
  to?: string;
}

async function load({ vertices, edges, to = 'example.com\n' }: Graph = {}, more: Partial<LinksImportOptions> = {}) {
  const paths = {
    vertices: join(directory, 'cc-main-2026-jul-aug-sep-domain-vertices.txt.gz'),
    edges: join(directory, 'cc-main-2026-jul-aug-sep-domain-edges.txt.gz'),
    to: join(directory, 'to.txt'),
  };
  await writeFile(paths.vertices, vertices ?? gzipSync(`${VERTICES.join('\n')}\n`));
  await writeFile(paths.edges, edges ?? gzipSync(`${EDGES.join('\n')}\n`));
  await writeFile(paths.to, to);
  const { signal } = new AbortController();
  const kept = { file: join(directory, 'links.sqlite'), ranksFile: join(directory, 'ranks.sqlite') };
  return importLinks({ ...paths, ...kept, signal, clock, onProgress: () => {}, ...more });
}

describe('an import of links', () => {
  it('keeps who links to the chosen domains, those with the most hosts first', async () => {
    expect(site.referringDomains('example.com', 9)).toBeUndefined();
    expect(await load({ to: '# mine\nhttps\nWWW.Example.com\r\nbbc.co.uk\nnobody.test' })).toEqual({
      ...{ release: 'cc-main-2026-jul-aug-sep', targets: 2, links: 5, badLines: 0 },
    });
    expect(site.referringDomains('example.com', 2)).toEqual({
      ...{ release: 'cc-main-2026-jul-aug-sep', importedAt: clock.now(), isChosen: true, total: 3 },
      domains: [
        { domain: 'large.org', hosts: 90 },
        { domain: 'third.org', hosts: 5 },
      ],
    });
    expect(site.referringDomains('bbc.co.uk', 9)?.domains.map(({ domain }) => domain)).toEqual([
      'example.com',
      'small.org',
    ]);
    expect(site.referringDomains('large.org', 9)).toMatchObject({ isChosen: false, total: 0, domains: [] });
    expect(await readdir(directory)).not.toContain('links.sqlite.part');
  });

  it('puts those first that rank best, where ranks were imported', async () => {
    const list = join(directory, 'ranks.txt');
    await writeFile(list, '7\t1\t7\t1\torg.small\t1\n9\t1\t9\t1\torg.third\t5\n');
    const { signal } = new AbortController();
    const order = { list: 'common-crawl', from: list, release: 'x', file: join(directory, 'ranks.sqlite') } as const;
    await importRanks({ ...order, stdin: Readable.from([]), signal, clock, onProgress: () => {} });
    await load();
    const domains = site.referringDomains('example.com', 9)?.domains.map(({ domain }) => domain);
    expect(domains).toEqual(['small.org', 'third.org', 'large.org']);
  });

  it('replaces what was imported before, and leaves it when it fails', async () => {
    await load();
    await expect(load({ edges: 'nonsense\n' })).rejects.toMatchObject({ code: 'unsupported' });
    expect(site.referringDomains('example.com', 9)?.total).toBe(3);
    await load({ to: 'bbc.co.uk' });
    expect(site.referringDomains('example.com', 9)?.isChosen).toBe(false);
    expect(site.referringDomains('bbc.co.uk', 9)?.total).toBe(2);
  });

  it('counts lines that are none', async () => {
    const edges = [...EDGES, 'x\t0', '1', '', '99999999999\t0', '5000\t0', '1\t77'].join('\n');
    expect(await load({ edges })).toMatchObject({ links: 3, badLines: 4 });
  });

  it.each<[Graph, string]>([
    [{ vertices: '<html>\n' }, 'These are not the vertices of a domain graph: the first line is "<html>".'],
    [
      { edges: `${VERTICES.join('\n')}\n` },
      'These are not the edges of a domain graph: the first line is "0\\tcom.example\\t3".',
    ],
    [{ to: '\n' }, 'There is no domain in '],
    [{ to: 'else.test' }, 'None of the domains in '],
  ])('refuses what is no graph, or asks for nothing in it: %#', async (graph, message) => {
    await expect(load(graph)).rejects.toThrow(message);
    expect(site.referringDomains('example.com', 9)).toBeUndefined();
  });

  it('stops when it is told to', async () => {
    await expect(load({}, { signal: AbortSignal.abort() })).rejects.toMatchObject({ code: 'cancelled' });
  });
});
