import { describe, expect, it } from 'vitest';
import { growth, WITH_LENGTH } from '../../../tests/growth.ts';
import { readPolicy } from './mta-sts.ts';
import { checkSpf } from './spf-check.ts';
import { isVersion, readTagList } from './tag-list.ts';

const readers: Record<string, (text: string) => unknown> = {
  'looked at for an SPF record': (text) =>
    checkSpf({ domain: 'example.test', texts: [text], takesMail: true }, async () => []),
  'looked at for its version': (text) => isVersion(text, 'DMARC1'),
  'read as tags': (text) => readTagList(text),
  'read as a policy': (text) => readPolicy(text),
};
const texts = [' ', '=', 'v', ' =', 'v =', '\t:'].flatMap((piece) =>
  ['', 'v', 'v=', 'v=a', 'a:b'].map((start) => [start, piece] as const),
);

describe.each(Object.keys(readers))('a hostile text, %s', (name) => {
  it.each(texts)('takes time that grows with its length: %j and then %j', async (start, piece) => {
    const read = readers[name];
    const job = (size: number) => read?.(`${start}${piece.repeat(size / piece.length)}\u0000`);
    expect(await growth(40_000, job)).toBeLessThan(WITH_LENGTH);
  });
});
