import { randomBytes } from 'node:crypto';
import { ToolError } from '#kit/tool-error';
import { fileAddresses, isFileId } from './address.ts';
import { safeName, typeOfStored } from './file-name.ts';
import { type FilesOptions, noSuchFile, refuseTooLarge } from './limits.ts';
import { type Files, PIECE_BYTES, type StoredFile } from './port.ts';

/** What is needed of a client of Redis whose texts are given as bytes. */
export interface FilesClient {
  eval(script: string, options: { keys: string[]; arguments: (string | Buffer)[] }): Promise<unknown>;
  hmGet(key: string, fields: string[]): Promise<readonly (Buffer | null)[]>;
  get(key: string): Promise<Buffer | null>;
  /** Bytes from `start` to `end`, both included; none when the key is not there. */
  getRange(key: string, start: number, end: number): Promise<Buffer | null>;
}

interface RedisFilesOptions extends FilesOptions {
  client: FilesClient;
  /** In front of every key. */
  prefix?: string;
}

/**
 * Makes room and keeps a file, in one go. `index` has the ids by the time of their storing, `sizes` their bytes, `total`
 * the sum of them. The content has a key of its own: only such can be read in parts.
 */
const PUT = `
local index, sizes, total = KEYS[1], KEYS[2], KEYS[3]
local prefix, id, name, content = ARGV[1], ARGV[2], ARGV[3], ARGV[4]
local now, lifetime, most = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local sum = tonumber(redis.call('GET', total) or '0')
local function drop(old)
  sum = sum - tonumber(redis.call('HGET', sizes, old) or '0')
  redis.call('DEL', prefix .. old, prefix .. old .. ':content')
  redis.call('HDEL', sizes, old)
  redis.call('ZREM', index, old)
end
for _, old in ipairs(redis.call('ZRANGEBYSCORE', index, '-inf', now - lifetime)) do drop(old) end
while sum + #content > most do
  local old = redis.call('ZRANGE', index, 0, 0)[1]
  if not old then break end
  drop(old)
end
redis.call('HSET', prefix .. id, 'name', name, 'storedAt', ARGV[5], 'bytes', #content)
redis.call('PEXPIRE', prefix .. id, lifetime)
redis.call('SET', prefix .. id .. ':content', content, 'PX', lifetime)
redis.call('ZADD', index, now, id)
redis.call('HSET', sizes, id, #content)
redis.call('SET', total, sum + #content)
return 1
`;

/** Files in Redis, for several servers: what one took or made, each can give. */
export function createRedisFiles(options: RedisFilesOptions): Files {
  const { client, clock, temporary, maxTotalBytes, prefix = 'clearkit:file:' } = options;
  const lifetime = options.ttlMinutes * 60_000;
  const { urlOf, idOf } = fileAddresses(options.publicUrl);
  const keys = [`${prefix}index`, `${prefix}sizes`, `${prefix}total`];
  const describeFile = (id: string, { name, bytes, storedAt }: { name: string; bytes: number; storedAt: number }) => ({
    ...{ id, name, bytes, type: typeOfStored(name), expiresAt: storedAt + lifetime, url: urlOf(id, name) },
  });

  const contentKey = (id: string) => `${prefix}${id}:content`;

  async function stat(id: string): Promise<StoredFile | undefined> {
    if (!isFileId(id)) return undefined;
    const [name, time, bytes] = await asked(client.hmGet(prefix + id, ['name', 'storedAt', 'bytes']));
    const storedAt = Number(time);
    if (!name || !time || !bytes || storedAt + lifetime <= clock.now()) return undefined;
    return describeFile(id, { name: name.toString(), bytes: Number(bytes), storedAt });
  }

  async function* read(id: string): AsyncGenerator<Uint8Array> {
    const file = await stat(id);
    if (!file) throw noSuchFile();
    for (let at = 0; at < file.bytes; at += PIECE_BYTES) {
      const end = Math.min(at + PIECE_BYTES, file.bytes) - 1;
      const piece = await asked(client.getRange(contentKey(id), at, end));
      if (!piece || piece.length <= end - at) throw noSuchFile();
      yield piece;
    }
  }

  return {
    idOf,
    async put(file): Promise<StoredFile> {
      refuseTooLarge(file, options);
      const id = randomBytes(16).toString('base64url');
      const name = safeName(file.name, file.type);
      const storedAt = clock.now();
      const bytes = file.content instanceof Uint8Array ? file.content : await temporary.read(file.content);
      const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      const order = [prefix, id, name, content, `${storedAt}`, `${lifetime}`, `${maxTotalBytes}`];
      await asked(client.eval(PUT, { keys, arguments: order }));
      return describeFile(id, { name, bytes: content.length, storedAt });
    },
    async get(id) {
      const file = await stat(id);
      const content = file && (await asked(client.get(contentKey(id))));
      return content ? { ...file, content } : undefined;
    },
    stat,
    read,
    async borrow(id, signal) {
      return (await stat(id)) && temporary.write(read(id), signal);
    },
  };
}

/** @throws ToolError `busy` when Redis cannot be asked. */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    throw new ToolError('busy', 'The site cannot reach its files right now. Please try again in a minute.', {
      cause,
      retryAfter: 60,
    });
  }
}
