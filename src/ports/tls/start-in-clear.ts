import type { Socket } from 'node:net';
import { ToolError } from '#kit/tool-error';
import type { PlainStart } from './port.ts';

interface StartOptions {
  host: string;
  as: PlainStart;
  signal: AbortSignal;
}

/** Bytes that a server may say before TLS: greetings and lists of abilities have some hundreds. */
const MOST_SAID = 16 * 1024;
/** Characters of a server's own words in a message. */
const LONGEST_QUOTE = 160;

const REFUSED = 'does not let us in at this port';

const names: Readonly<Record<PlainStart, string>> = {
  ...{ smtp: 'SMTP', imap: 'IMAP', pop3: 'POP3', ftp: 'FTP', ldap: 'LDAP', postgresql: 'PostgreSQL' },
};

/**
 * Asks a server that begins in clear to go on in TLS. The connection is paused behind its consent; nothing else is asked of it.
 *
 * @throws ToolError `upstream-failed` when it has no TLS, speaks otherwise or hangs up; the signal's reason when that was aborted.
 */
export async function startInClear(socket: Socket, { host, as, signal }: StartOptions): Promise<void> {
  const talk = talkOver(socket, { host, as, signal });
  try {
    await starts[as](talk);
    // What comes in clear behind the consent is no part of TLS, whoever put it there (CVE-2021-33515 and others).
    if (talk.rest() > 0) throw talk.failure('says more in clear than it was asked');
  } finally {
    talk.end();
  }
}

interface Talk {
  say(text: string | Buffer): void;
  /** The next line, without its end. */
  line(): Promise<string>;
  bytes(count: number): Promise<Buffer>;
  /** Bytes that came and were not read. */
  rest(): number;
  failure(what: string, quote?: string): ToolError;
  end(): void;
}

const starts: Readonly<Record<PlainStart, (talk: Talk) => Promise<void>>> = {
  /** Source: RFC 3207. */
  async smtp(talk) {
    await expectReply(talk, '220', REFUSED);
    // A client that has no name gives an address. Source: RFC 5321, section 4.1.3.
    talk.say('EHLO [127.0.0.1]\r\n');
    const abilities = await expectReply(talk, '250', REFUSED);
    if (!abilities.some((line) => /^250[- ]STARTTLS\s*$/i.test(line))) throw withoutTls(talk);
    talk.say('STARTTLS\r\n');
    await expectReply(talk, '220', 'offers TLS, but does not start it');
  },
  /** Source: RFC 9051, section 6.2.1. */
  async imap(talk) {
    const greeting = await talk.line();
    if (!/^\* OK\b/i.test(greeting)) throw talk.failure(REFUSED, greeting);
    talk.say('a1 STARTTLS\r\n');
    let answer = await talk.line();
    while (answer.startsWith('* ')) answer = await talk.line();
    if (!/^a1 OK\b/i.test(answer)) throw withoutTls(talk, answer);
  },
  /** Source: RFC 2595, section 4. */
  async pop3(talk) {
    const greeting = await talk.line();
    if (!greeting.startsWith('+OK')) throw talk.failure(REFUSED, greeting);
    talk.say('STLS\r\n');
    const answer = await talk.line();
    if (!answer.startsWith('+OK')) throw withoutTls(talk, answer);
  },
  /** Source: RFC 4217, section 4. */
  async ftp(talk) {
    await expectReply(talk, '220', REFUSED);
    talk.say('AUTH TLS\r\n');
    const answer = await reply(talk);
    if (!answer.at(-1)?.startsWith('234')) throw withoutTls(talk, answer.at(-1));
  },
  /** An extended request, and an answer with result code 0. Source: RFC 4511, sections 4.12 and 4.14. */
  async ldap(talk) {
    const name = Buffer.from('1.3.6.1.4.1.1466.20037');
    talk.say(Buffer.concat([Buffer.from([0x30, 29, 0x02, 1, 1, 0x77, 24, 0x80, name.length]), name]));
    const [tag, first = 0] = await talk.bytes(2);
    const [high = 0, low = 0] = first < 0x80 ? [0, first] : await lengthOf(talk, first - 0x80);
    if (tag !== 0x30) throw talk.failure(`does not speak ${names.ldap} at this port`);
    const answer = await talk.bytes(high * 256 + low);
    const code = answer.indexOf(Buffer.from([0x0a, 1]));
    if (answer[3] !== 0x78 || code === -1) throw talk.failure(`does not speak ${names.ldap} at this port`);
    if (answer[code + 2] !== 0) throw withoutTls(talk);
  },
  /** Source: PostgreSQL 17, chapter 53.2.10. */
  async postgresql(talk) {
    talk.say(Buffer.from([0, 0, 0, 8, 0x04, 0xd2, 0x16, 0x2f]));
    const answer = (await talk.bytes(1)).toString('latin1');
    if (answer === 'N') throw withoutTls(talk);
    if (answer !== 'S') throw talk.failure(`does not speak ${names.postgresql} at this port`);
  },
};

/** A length in one or two bytes. */
async function lengthOf(talk: Talk, size: number): Promise<number[]> {
  // Servers write short answers with lengths of four bytes as well.
  const bytes = await talk.bytes(Math.min(size, 4));
  if (bytes.subarray(0, -2).some((byte) => byte !== 0)) throw talk.failure('says more in clear than it was asked');
  return [bytes.at(-2) ?? 0, bytes.at(-1) ?? 0];
}

function withoutTls(talk: Talk, quote?: string): ToolError {
  return talk.failure('offers no encryption at this port', quote);
}

/** The lines of one reply, of which the last has a space behind its number. Source: RFC 5321, section 4.2.1; RFC 959, section 4.2. */
async function reply(talk: Talk): Promise<string[]> {
  const lines = [await talk.line()];
  const end = lines[0]?.slice(0, 3) ?? '';
  const isMore = lines[0]?.[3] === '-';
  while (isMore && !lines.at(-1)?.startsWith(`${end} `)) lines.push(await talk.line());
  return lines;
}

async function expectReply(talk: Talk, code: string, otherwise: string): Promise<string[]> {
  const lines = await reply(talk);
  if (!lines.at(-1)?.startsWith(code)) throw talk.failure(otherwise, lines.at(-1));
  return lines;
}

function talkOver(socket: Socket, { host, as, signal }: StartOptions): Talk {
  let heard = Buffer.alloc(0);
  let said = 0;
  let ended: unknown;
  let wake = () => {};
  const stop = (reason: unknown) => {
    ended ??= reason;
    wake();
  };
  const failure = (what: string, quote?: string) => {
    const words = (quote ?? '')
      .replace(/[^\x20-\x7e]+/g, ' ')
      .slice(0, LONGEST_QUOTE)
      .trim();
    return new ToolError('upstream-failed', `${host} ${what}${words === '' ? '.' : `: “${words}”`}`);
  };
  const onData = (part: Buffer) => {
    said += part.length;
    if (said > MOST_SAID) stop(failure(`says something else than ${names[as]} at this port`));
    else heard = Buffer.concat([heard, part]);
    wake();
  };
  const onEnd = () => stop(failure(`hangs up before TLS begins, and may not speak ${names[as]} at this port`));
  const onAbort = () => stop(signal.reason);
  signal.addEventListener('abort', onAbort, { once: true });
  if (signal.aborted) onAbort();
  socket.on('data', onData).on('end', onEnd).on('close', onEnd).on('error', onEnd);

  /** What `find` takes from the front of what was heard, waiting until it is there. */
  async function take(find: (heard: Buffer) => number): Promise<Buffer> {
    for (;;) {
      const length = find(heard);
      if (length > -1) {
        const taken = heard.subarray(0, length);
        heard = heard.subarray(length);
        return taken;
      }
      if (ended !== undefined) throw ended;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }

  return {
    say: (text) => void socket.write(text),
    async line() {
      const line = await take((bytes) => {
        const end = bytes.indexOf(0x0a);
        return end === -1 ? -1 : end + 1;
      });
      return line.toString('latin1').trimEnd();
    },
    bytes: (count) => take((bytes) => (bytes.length < count ? -1 : count)),
    rest: () => heard.length,
    failure,
    end() {
      socket.pause();
      socket.off('data', onData).off('end', onEnd).off('close', onEnd).off('error', onEnd);
      signal.removeEventListener('abort', onAbort);
    },
  };
}
