import { randomBytes } from 'node:crypto';
import { ToolError } from '#kit/tool-error';
import { safeName, typeOfStored } from '#lib/file-name';
import { fileAddresses, isFileId } from './address.ts';
import { type FilesOptions, noSuchFile, refuseTooLarge } from './limits.ts';
import { ownerNames } from './owner-names.ts';
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
 * the sum of them; `owners` says whose they are, `held` what each holds, and a key for each owner has their ids by time. The content
 * has a key of its own: only such can be read in parts.
 */
const PUT = `
local index, sizes, total, owners, held = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5]
local prefix, id, name, content, owner = ARGV[1], ARGV[2], ARGV[3], ARGV[4], ARGV[8]
local now, lifetime, most = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])
local sum = tonumber(redis.call('GET', total) or '0')
local function drop(old)
  local bytes = tonumber(redis.call('HGET', sizes, old) or '0')
  local whose = redis.call('HGET', owners, old)
  sum = sum - bytes
  redis.call('DEL', prefix .. old, prefix .. old .. ':content')
  redis.call('HDEL', sizes, old)
  redis.call('HDEL', owners, old)
  redis.call('ZREM', index, old)
  if not whose then return end
  redis.call('ZREM', prefix .. 'of:' .. whose, old)
  if redis.call('HINCRBY', held, whose, -bytes) <= 0 then redis.call('HDEL', held, whose) end
end
local function inTheWay()
  local most, first = -1, nil
  local all = redis.call('HGETALL', held)
  for at = 1, #all, 2 do
    local bytes = tonumber(all[at + 1]) + (all[at] == owner and #content or 0)
    if bytes > most then
      most = bytes
      first = redis.call('ZRANGE', prefix .. 'of:' .. all[at], 0, 0)[1]
    end
  end
  return first or redis.call('ZRANGE', index, 0, 0)[1]
end
for _, old in ipairs(redis.call('ZRANGEBYSCORE', index, '-inf', now - lifetime)) do drop(old) end
while sum + #content > most do
  local old = inTheWay()
  if not old then break end
  drop(old)
end
redis.call('HSET', prefix .. id, 'name', name, 'storedAt', ARGV[5], 'bytes', #content)
redis.call('PEXPIRE', prefix .. id, lifetime)
redis.call('SET', prefix .. id .. ':content', content, 'PX', lifetime)
redis.call('ZADD', index, now, id)
redis.call('HSET', sizes, id, #content)
redis.call('SET', total, sum + #content)
redis.call('HSET', owners, id, owner)
redis.call('HINCRBY', held, owner, #content)
redis.call('ZADD', prefix .. 'of:' .. owner, now, id)
return 1
`;

/**
 * Files in Redis, for several servers: what one took or made, each can give. A visitor has another name on each server, so that none
 * is written down that says who it was: one who uses several holds as much at each.
 */
export function createRedisFiles(options: RedisFilesOptions): Files {
  const { client, clock, temporary, maxTotalBytes, prefix = 'clearkit:file:' } = options;
  const lifetime = options.ttlMinutes * 60_000;
  const { urlOf, idOf } = fileAddresses(options.publicUrl);
  const keys = ['index', 'sizes', 'total', 'owners', 'held'].map((name) => prefix + name);
  const currentOwner = ownerNames(options);
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
      const order = [prefix, id, name, content, `${storedAt}`, `${lifetime}`, `${maxTotalBytes}`, currentOwner()];
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
