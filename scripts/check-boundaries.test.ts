import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkCycles,
  checkExports,
  checkLookups,
  checkPackages,
  checkPlace,
  checkTree,
  readManifest,
  readSource,
} from './check-boundaries.ts';

const top = join(import.meta.dirname, '..');
const manifest = readManifest(top);
const sourceOf = (path: string, code: string) => readSource(path, code, manifest);
const faults = (path: string, code: string) => checkPlace(sourceOf(path, code)).map(({ message }) => message);

const TOOL = 'src/tools/word-counter/tool.ts';
const RUN = 'src/tools/word-counter/run.ts';
const PAGE = 'src/tools/word-counter/page.tsx';

describe('the real tree', () => {
  it('crosses no border', () => {
    expect(checkTree(top)).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each([
    ['a native package in a tool', RUN, "import sharp from 'sharp';"],
    ['an HTTP client in a tool', RUN, "import { request } from 'undici';"],
    ['the server in a tool', RUN, "import fastify from 'fastify';"],
    ['Node in a tool', RUN, "import { readFile } from 'node:fs/promises';"],
    ['Node under its old name', RUN, "import { readFile } from 'fs/promises';"],
    ['Node through import()', RUN, "const { lookup } = await import('node:dns');"],
    ['a type of Node', RUN, "let a: import('node:net').Socket;"],
    ['a computed import()', RUN, "const name = 'sha' + 'rp'; await import(name);"],
    ['a re-export', RUN, "export * from 'sharp';"],
    ['a sibling tool', RUN, "import { count } from '../keyword-density/count.ts';"],
    ['a sibling tool by alias', RUN, "import { count } from '#tools/keyword-density/count';"],
    ['a type of a sibling tool', RUN, "import type { Count } from '../keyword-density/count.ts';"],
    ['ui in the logic', RUN, "import { Button } from '#ui/form/button';"],
    ['the own page in the logic', RUN, "import Page from './page.tsx';"],
    ['React in the definition', TOOL, "import { useState } from 'react';"],
    ['a port in a tool', RUN, "import { createUndiciHttp } from '#ports/http/undici';"],
    ['the value of a port in a tool', RUN, "import { recordTypes } from '#ports/dns/port';"],
    ['a glob in a tool', RUN, "const all = import.meta.glob('../*/run.ts');"],
    ['Node in the page of a tool', PAGE, "import { join } from 'node:path';"],
    ['the site in the page of a tool', PAGE, "import { Shell } from '#web/root.tsx';"],
    ['a tool in lib', 'src/lib/text.ts', "import tool from '#tools/word-counter/tool';"],
    ['kit in lib', 'src/lib/text.ts', "import { ToolError } from '#kit/tool-error';"],
    ['an adapter in kit', 'src/kit/execute.ts', "import { createSystemClock } from '#ports/clock/system';"],
    ['anything in port.ts', 'src/ports/dns/port.ts', "import { ToolError } from '#kit/tool-error';"],
    ['React in an adapter', 'src/ports/dns/node-dns.ts', "import { useState } from 'react';"],
    ['another adapter in an adapter', 'src/ports/http/undici.ts', "import { x } from '../files/memory.ts';"],
    ['Node in a fake', 'src/ports/http/fake.ts', "import { get } from 'node:http';"],
    ['a tool in ui', 'src/ui/form/field.tsx', "import tool from '#tools/word-counter/tool';"],
    ['main in web', 'src/web/root.tsx', "import { loadTools } from '#main/load-tools';"],
    ['main in web while prerendering', 'src/web/a.server.ts', "import { loadTools } from '../main/load-tools.ts';"],
    ['main in api', 'src/api/server.ts', "import type { Config } from '#main/config';"],
    ['a tool imported by name in web', 'src/web/routes/home.tsx', "import tool from '#tools/word-counter/tool';"],
    ['a tool loaded by name in web', 'src/web/routes/home.tsx', "import('../../tools/word-counter/tool.ts');"],
    ['an eager glob of tools in web', 'src/web/a.ts', "import.meta.glob('../tools/*/tool.ts', { eager: true });"],
    ['a port in web', 'src/web/root.tsx', "import type { Dns } from '#ports/dns/port';"],
    ['zod in web', 'src/web/root.tsx', "import * as z from 'zod';"],
    ['zod in ui', 'src/ui/form/field.tsx', "import * as z from 'zod';"],
    ['Node in web', 'src/web/root.tsx', "import { join } from 'node:path';"],
    ['ui in a feature without a screen', 'src/features/contact/send.ts', "import { Field } from '#ui/form/field';"],
    ['the api in the command line', 'src/cli/run.ts', "import { buildServer } from '#api/server';"],
    ['the server in the page part of a feature', 'src/features/contact/form.tsx', "import fastify from 'fastify';"],
    ['sharp in the test of a tool', 'src/tools/word-counter/tool.test.ts', "import sharp from 'sharp';"],
    ['vitest outside of a test', RUN, "import { expect } from 'vitest';"],
  ])('%s', (_, path, code) => {
    expect(faults(path, code)).toHaveLength(1);
  });

  it('a file in no known place', () => {
    expect(faults('src/helpers/text.ts', '')).toEqual(['is in no place that docs/architecture.md knows']);
  });

  it('with the line where it is', () => {
    const code = "import * as z from 'zod';\n\nimport sharp from 'sharp';\n";
    expect(checkPlace(sourceOf(RUN, code))).toEqual([
      { path: RUN, line: 3, message: 'logic of a tool: may not import sharp' },
    ]);
  });
});

describe('a package that package.json does not name', () => {
  it.each([
    ['src/main/server.ts', "import 'no-such-package/deep.js';", 'no-such-package'],
    ['src/main/server.test.ts', "import type { A } from '@no-such/package/deep';", '@no-such/package'],
  ])('is refused in %s', (path, code, name) => {
    expect(checkPackages(sourceOf(path, code))).toEqual([
      { path, line: 1, message: `imports ${name}, which package.json does not name` },
    ]);
  });
});

describe('circles of imports', () => {
  const circlesIn = (files: Record<string, string>) =>
    checkCycles(Object.entries(files).map(([path, code]) => sourceOf(path, code))).map(
      ({ path, message }) => `${path} ${message}`,
    );

  it('are refused, through other files and by types alone as well', () => {
    const files = {
      'src/lib/a.ts': "import { b } from './b.ts';",
      'src/lib/b.ts': "import type { C } from '#lib/c';",
      'src/lib/c.ts': "export type { A } from './a.ts';",
      'src/lib/d.ts': "import { a } from './a.ts';",
    };
    expect(circlesIn(files)).toEqual(['src/lib/a.ts is in a circle of imports with src/lib/b.ts, src/lib/c.ts']);
  });

  it('are not closed by what is loaded while running', () => {
    const files = { 'src/lib/a.ts': "import { b } from './b.ts';", 'src/lib/b.ts': "await import('./a.ts');" };
    expect(circlesIn(files)).toEqual([]);
  });
});

it('refuses an export that no other file names', () => {
  const used = sourceOf('src/lib/a.ts', 'export const one = 1;\nexport interface Two {}\nexport const { three } = x;');
  const user = sourceOf('tests/a.test.ts', "import { one } from '#lib/a';");
  expect(checkExports([used, user])).toEqual([
    { path: 'src/lib/a.ts', line: 2, message: 'exports Two, which no other file names' },
    { path: 'src/lib/a.ts', line: 3, message: 'exports three, which no other file names' },
  ]);
});

describe('what is let through', () => {
  it.each([
    [
      'kit, lib and the own folder',
      RUN,
      "import { a } from '#lib/md5'; import b from '#kit/field'; import c from './tool.ts';",
    ],
    [
      'the types of a port',
      RUN,
      "import type { Dns } from '#ports/dns/port'; import { type DnsRecord } from '#ports/dns/port';",
    ],
    ['a pure package', RUN, "import { md5 } from '@noble/hashes/legacy.js';"],
    [
      'ui in a page',
      PAGE,
      "import { Field } from '#ui/form/field'; import { useState } from 'react'; import tool from './tool.ts';",
    ],
    [
      'Node and a native package in an adapter',
      'src/ports/images/sharp.ts',
      "import 'node:fs'; import sharp from 'sharp';",
    ],
    ['the guard in an adapter', 'src/ports/http/undici.ts', "import { guard } from '../net-guard/net-guard.ts';"],
    [
      'a lazy glob of tools in web',
      'src/web/lazy-tools.ts',
      "import.meta.glob(['../tools/*/tool.ts', '../tools/*/run.ts']);",
    ],
    [
      'everything in main',
      'src/main/server.ts',
      "import a from '#api/server'; import b from '../tools/x/run.ts'; import 'sharp';",
    ],
    ['a fake in a test', 'src/tools/dns-records/tool.test.ts', "import 'vitest'; import { a } from '#ports/dns/fake';"],
    ['words that only look like imports', RUN, "const text = `import sharp from 'sharp'`; // import('node:fs')"],
  ])('%s', (_, path, code) => {
    expect(faults(path, code)).toEqual([]);
  });
});

describe('look-ups by any key', () => {
  const table = "export const names: Readonly<Record<string, string>> = { a: 'b' };";
  const found = (...sources: [path: string, code: string][]) =>
    checkLookups(sources.map(([path, code]) => sourceOf(path, code))).map(({ message }) => message);
  const message = 'looks up any key in names: use own() of lib/own.ts, or a Map';

  it('are refused in the file of the table and in others', () => {
    expect(found(['src/lib/a.ts', `${table} const b = (key: string) => names[key];`])).toEqual([message]);
    expect(found(['src/lib/a.ts', `${table} const b = (key: string) => key in names;`])).toEqual([message]);
    const other = "import { names } from './a.ts'; export const b = (key: string) => names[key.trim()] ?? '';";
    expect(found(['src/lib/a.ts', table], ['src/lib/b.ts', other])).toEqual([message]);
  });

  it.each([
    ["const b = own(names, 'x');", table],
    ["const b = names['x'];", table],
    ['const b = (names: string[], at: number) => names[at];', ''],
    ['const b = (key: "a") => names[key];', 'const names: Readonly<Record<"a", string>> = { a: "b" };'],
  ])('are none: %s', (use, before) => {
    expect(found(['src/lib/a.ts', `${before} ${use}`])).toEqual([]);
  });
});
