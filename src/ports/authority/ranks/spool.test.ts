import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openSpool } from './spool.ts';

let directory: string;
let path: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'clearkit-spool-'));
  path = join(directory, 'ranks.part');
});
afterEach(() => rmSync(directory, { recursive: true }));

/** Two chunks of a row each, of the parts 1 and 2. */
function written(): void {
  const spool = openSpool(path, 'a list');
  spool.add(Uint32Array.of(0x01000000, 7), 11, 12);
  spool.flush({ badLines: 1, textBytes: 100 });
  spool.add(Uint32Array.of(0x02000000, 8), 21, 22);
  spool.flush({ badLines: 2, textBytes: 200 });
  spool.close();
}

/** What is found again, and that more can be added to it. */
function found(identity = 'a list') {
  const spool = openSpool(path, identity);
  const state = { ...spool.state };
  const rows = [1, 2].map((part) => [...spool.part(part)]);
  spool.add(Uint32Array.of(0x02000001, 9), 31, 32);
  spool.flush({ badLines: 3, textBytes: 300 });
  const last = [...spool.part(2)].slice(-4);
  spool.close();
  return { state, rows, last };
}

const added = [0x02000001, 9, 31, 32];

it('finds what was written, by part', () => {
  written();
  expect(found()).toEqual({
    state: { rows: 2, badLines: 2, textBytes: 200 },
    rows: [
      [0x01000000, 7, 11, 12],
      [0x02000000, 8, 21, 22],
    ],
    last: added,
  });
});

it('leaves out what a killed process had not finished', () => {
  written();
  const whole = readFileSync(path);
  for (const missing of [1, 16, 17, 500, 1_000]) {
    writeFileSync(path, whole);
    truncateSync(path, whole.length - missing);
    expect(found(), `${missing} bytes missing`).toMatchObject({
      state: { rows: 1, badLines: 1, textBytes: 100 },
      last: added,
    });
  }
  writeFileSync(path, whole);
  appendFileSync(path, Buffer.alloc(3_000));
  expect(found()).toMatchObject({ state: { rows: 2, textBytes: 200 }, last: added });
});

it('begins anew for another list', () => {
  written();
  expect(found('another list')).toMatchObject({ state: { rows: 0, textBytes: 0 }, rows: [[], []], last: added });
});
