import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildStampPath, buildState, isInstalled, readBuildStamp, writeInstallStamp, writeStamp } from './stamp.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

describe('the state of the build', () => {
  beforeEach(() => {
    write('src/tools/a/tool.ts', 'one');
    write('content/site.ts', 'site');
    write('package.json', '{}');
  });
  const digest = () => buildState(root, undefined).digest;

  it('stays when nothing but the time of a file changes', () => {
    const before = buildState(root, undefined);
    utimesSync(join(root, 'content/site.ts'), 1, 1);
    expect(buildState(root, before).digest).toBe(before.digest);
  });

  it('changes with a content of the same size', () => {
    const before = buildState(root, undefined);
    write('content/site.ts', 'gone');
    utimesSync(join(root, 'content/site.ts'), 2, 2);
    expect(buildState(root, before).digest).not.toBe(before.digest);
  });

  it.each(['src/tools/b/tool.ts', 'public/icon.svg', 'vite.config.ts', 'content/blog/first.md'])(
    'changes with a new %s',
    (path) => {
      const before = digest();
      write(path, 'new');
      expect(digest()).not.toBe(before);
    },
  );

  it('changes when a file goes or takes another name', () => {
    const before = digest();
    rmSync(join(root, 'src/tools/a/tool.ts'));
    expect(digest()).not.toBe(before);
    write('src/tools/b/tool.ts', 'one');
    expect(digest()).not.toBe(before);
  });

  it.each(['src/tools/a/tool.test.ts', 'src/api/server.ts', 'README.md'])('stays with a new %s', (path) => {
    const before = digest();
    write(path, 'new');
    expect(digest()).toBe(before);
  });

  it('is known only while its output is there, and complete', () => {
    write('build/client/index.html', '<p>');
    expect(readBuildStamp(root)).toBeUndefined();
    writeStamp(buildStampPath(root), buildState(root, undefined));
    expect(readBuildStamp(root)?.digest).toBe(digest());
    write('build/stamp.json', '{"digest":');
    expect(readBuildStamp(root)).toBeUndefined();
    writeStamp(buildStampPath(root), buildState(root, undefined));
    rmSync(join(root, 'build/client'), { recursive: true });
    expect(readBuildStamp(root)).toBeUndefined();
  });
});

describe('isInstalled', () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '1', optional: true } },
    });

  it('is not so without node_modules, nor with half of them', () => {
    write('package-lock.json', lock('1.0.0'));
    expect(isInstalled(root)).toBe(false);
    write('node_modules/a/package.json', '{}');
    expect(isInstalled(root)).toBe(false);
  });

  it('is known by the stamp until the lock changes', () => {
    write('package-lock.json', lock('1.0.0'));
    writeInstallStamp(root);
    expect(isInstalled(root)).toBe(true);
    write('package-lock.json', lock('1.0.1'));
    expect(isInstalled(root)).toBe(false);
  });

  it("is known by npm's own record when npm was called by hand", () => {
    write('package-lock.json', lock('1.0.0'));
    write('node_modules/.package-lock.json', lock('1.0.0'));
    expect(isInstalled(root)).toBe(false);
    write('node_modules/a/package.json', '{}');
    write('node_modules/b/package.json', '{}');
    expect(isInstalled(root)).toBe(true);
  });
});
