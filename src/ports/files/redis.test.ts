import { createClient, RESP_TYPES } from '@redis/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFakeClock } from '#ports/clock/fake';
import { sharedService } from '../../../tests/servers/services.ts';
import { filesContract } from './contract.ts';
import { createFakeTemporaryFiles } from './fake.ts';
import type { FilesOptions } from './limits.ts';
import { createRedisFiles } from './redis.ts';

const url = await sharedService('redis');

describe.skipIf(url === undefined)('files in Redis', () => {
  const client = createClient({ url: url ?? '' });
  const bytes = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  beforeAll(() => client.connect());
  afterAll(() => client.close());
  const temporary = createFakeTemporaryFiles();
  const open = (options: Omit<FilesOptions, 'temporary'>, prefix = `files-${crypto.randomUUID()}:`) =>
    createRedisFiles({ ...options, temporary, client: bytes, prefix });

  filesContract(async (options) => ({ files: open(options), temporary }));

  it('are there for every server', async () => {
    const clock = createFakeClock(Date.now());
    const options = {
      publicUrl: 'https://tools.example',
      ttlMinutes: 1,
      maxTotalBytes: 1000,
      maxFileBytes: 1000,
      clock,
    };
    const [one, other] = [open(options, 'files-shared:'), open(options, 'files-shared:')];
    const content = Uint8Array.from({ length: 256 }, (_, at) => at);
    const { id } = await one.put({ content, name: 'a.png', type: 'image/png' });
    expect([...((await other.get(id))?.content ?? [])]).toEqual([...content]);
  });
});

it('says that it cannot be reached when it is away', async () => {
  const lost = async () => Promise.reject(new Error('Socket closed unexpectedly'));
  const files = createRedisFiles({
    ...{ publicUrl: 'https://tools.example', ttlMinutes: 1, maxTotalBytes: 1000, maxFileBytes: 1000 },
    clock: createFakeClock(0),
    temporary: createFakeTemporaryFiles(),
    client: { eval: lost, hmGet: lost, get: lost, getRange: lost },
  });
  const id = 'a'.repeat(22);
  await expect(files.get(id)).rejects.toMatchObject({ code: 'busy' });
  await expect(files.stat(id)).rejects.toMatchObject({ code: 'busy' });
  await expect(files.read(id)[Symbol.asyncIterator]().next()).rejects.toMatchObject({ code: 'busy' });
});
