import { randomInt } from 'node:crypto';
import { createSocket } from 'node:dgram';
import { lookup } from 'node:dns/promises';
import { connect, isIP } from 'node:net';
import {
  AUTHENTIC_DATA,
  CHECKING_DISABLED,
  type DecodedPacket,
  decode,
  encode,
  type Packet,
  RECURSION_DESIRED,
} from 'dns-packet';
import { withinBounds } from '#kit/within-bounds';
import type { RecordType } from './port.ts';
import type { DnsServer } from './servers.ts';

/** UDP payload that passes unfragmented nearly everywhere. Source: DNS Flag Day 2020. */
const UDP_PAYLOAD = 1232;

const FORMAT_ERROR = 1;
const NOT_IMPLEMENTED = 4;

/** The name that the codec has for a type: some it knows by number only. Source: RFC 9460, section 14.1. */
export function codecType(type: RecordType): string {
  if (type === 'SVCB') return 'UNKNOWN_64';
  return type === 'HTTPS' ? 'UNKNOWN_65' : type;
}

/** Why one server gave no usable answer; the next may do better. */
export class ExchangeFailure extends Error {
  readonly timedOut: boolean;

  /** @param phrase ends the sentence "The DNS servers could not give the A records of example.com: they …". */
  constructor(phrase: string, { timedOut = false, cause }: { timedOut?: boolean; cause?: unknown } = {}) {
    super(phrase, { cause });
    this.timedOut = timedOut;
  }
}

export interface Question {
  name: string;
  type: RecordType;
  /** Whether a server that checks signatures shall tell what failed the check, too. */
  unchecked?: boolean;
}

export interface Limits {
  /** Milliseconds to wait over each transport. */
  timeout: number;
  /** Milliseconds until a packet counts as lost and is sent once more; the answer to either will do. */
  resend: number;
  signal: AbortSignal;
}

interface Query {
  id: number;
  question: Question;
  bytes: Buffer;
}

interface Address {
  address: string;
  family: number;
  port: number;
}

/**
 * Asks one server one question over UDP, and over TCP when the answer was cut short. The reply is one to this very
 * question; its error code is for the caller to judge.
 *
 * @throws ExchangeFailure, or ToolError when the signal was aborted.
 */
export async function exchange(server: DnsServer, question: Question, limits: Limits): Promise<DecodedPacket> {
  const target = await within(limits, resolve(server));
  const reply = await exchangeWith(target, question, { ...limits, edns: true });
  if (errorCode(reply) !== FORMAT_ERROR && errorCode(reply) !== NOT_IMPLEMENTED) return reply;
  // Servers older than EDNS0 answer its record with an error and expect the question once more without it.
  return exchangeWith(target, question, { ...limits, edns: false });
}

/** Response code of a reply, without the bits that EDNS0 adds. Source: RFC 1035, section 4.1.1. */
export function errorCode(reply: Packet): number {
  return (reply.flags ?? 0) & 0x0f;
}

async function exchangeWith(target: Address, question: Question, { edns, ...limits }: Limits & { edns: boolean }) {
  const overUdp = await askOverUdp(target, newQuery(question, edns), limits);
  return overUdp.flag_tc ? askOverTcp(target, newQuery(question, edns), limits) : overUdp;
}

async function resolve({ host, port }: DnsServer): Promise<Address> {
  const family = isIP(host);
  if (family) return { address: host, family, port };
  try {
    return { ...(await lookup(host)), port };
  } catch (cause) {
    throw new ExchangeFailure('could not be reached', { cause });
  }
}

function newQuery(question: Question, edns: boolean): Query {
  // Id and source port are what an attacker off the path has to guess; both are drawn anew for every attempt.
  const id = randomInt(0x10000);
  const { name, type, unchecked } = question;
  const bytes = encode({
    type: 'query',
    id,
    // The bit asks to be told whether signatures were checked, without being sent them. Source: RFC 6840, section 5.7.
    flags: RECURSION_DESIRED | AUTHENTIC_DATA | (unchecked ? CHECKING_DISABLED : 0),
    // Under its own name for the type: its types know fewer.
    questions: [Object.assign({ name, type: 'NULL' as const, class: 'IN' as const }, { type: codecType(type) })],
    additionals: edns
      ? [
          {
            type: 'OPT',
            name: '.',
            udpPayloadSize: UDP_PAYLOAD,
            extendedRcode: 0,
            ednsVersion: 0,
            flags: 0,
            flag_do: false,
            options: [],
          },
        ]
      : [],
  });
  return { id, question, bytes };
}

async function askOverUdp(target: Address, query: Query, limits: Limits): Promise<DecodedPacket> {
  const socket = createSocket(target.family === 6 ? 'udp6' : 'udp4');
  const answered = Promise.withResolvers<DecodedPacket>();
  let sawUnreadable = false;
  socket.on('error', (cause) => answered.reject(new ExchangeFailure('could not be reached', { cause })));
  socket.on('message', (bytes) => {
    // What does not fit may be forged: the real answer can still come, so the wait goes on.
    const reply = readReply(bytes);
    if (reply && isReplyTo(reply, query)) answered.resolve(reply);
    else sawUnreadable = true;
  });
  let again: NodeJS.Timeout | undefined;
  socket.once('connect', () => {
    socket.send(query.bytes);
    if (limits.resend < limits.timeout) again = setTimeout(() => socket.send(query.bytes), limits.resend);
  });
  socket.connect(target.port, target.address);
  try {
    return await within(limits, answered.promise);
  } catch (error) {
    if (!sawUnreadable || !(error instanceof ExchangeFailure && error.timedOut)) throw error;
    throw new ExchangeFailure('gave no readable answer to this question', { cause: error });
  } finally {
    clearTimeout(again);
    socket.close();
  }
}

async function askOverTcp(target: Address, query: Query, limits: Limits): Promise<DecodedPacket> {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(query.bytes.length);
  const answered = Promise.withResolvers<DecodedPacket>();
  let received = Buffer.alloc(0);
  const socket = connect({ host: target.address, port: target.port });
  socket.on('error', (cause) => answered.reject(new ExchangeFailure('could not be reached over TCP', { cause })));
  socket.on('close', () => answered.reject(new ExchangeFailure('broke off their answer')));
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, typeof chunk === 'string' ? Buffer.from(chunk) : chunk]);
    if (received.length < 2) return;
    const end = 2 + received.readUInt16BE(0);
    if (received.length < end) return;
    const reply = readReply(received.subarray(2, end));
    if (reply && isReplyTo(reply, query)) answered.resolve(reply);
    else answered.reject(new ExchangeFailure('gave no readable answer to this question'));
  });
  socket.write(Buffer.concat([length, query.bytes]));
  try {
    return await within(limits, answered.promise);
  } finally {
    socket.destroy();
  }
}

/** The message, or nothing when the bytes are none. */
function readReply(bytes: Buffer): DecodedPacket | undefined {
  try {
    const reply = decode(bytes);
    // The codec reads past the end of a message that lies about its lengths; the count then is too high or no number.
    return decode.bytes <= bytes.length ? reply : undefined;
  } catch {
    return undefined;
  }
}

function isReplyTo(reply: DecodedPacket, { id, question }: Query): boolean {
  if (reply.type !== 'response' || reply.id !== id) return false;
  const [asked, ...others] = reply.questions ?? [];
  // Servers that could not parse the question may leave it out.
  if (!asked) return errorCode(reply) === FORMAT_ERROR || errorCode(reply) === NOT_IMPLEMENTED;
  return (
    others.length === 0 &&
    asked.name.toLowerCase() === question.name.toLowerCase() &&
    String(asked.type) === codecType(question.type) &&
    asked.class === 'IN'
  );
}

function within<T>({ timeout, signal }: Omit<Limits, 'resend'>, work: Promise<T>): Promise<T> {
  const late = () => new ExchangeFailure('did not answer in time', { timedOut: true });
  return withinBounds(work, { outer: signal, time: timeout, late });
}
