import { createSocket, type Socket as UdpSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type DecodedPacket, decode, encode, type Packet } from 'dns-packet';
import { codecType } from '#ports/dns/exchange';
import { DEFAULT_TTL, nameExists, type Zone, type ZoneRecord } from '#ports/dns/fake';
import { type RecordType, recordTypes } from '#ports/dns/port';

const AUTHORITATIVE = 1 << 10;
const TRUNCATED = 1 << 9;
const RECURSION_AVAILABLE = 1 << 7;
const AUTHENTIC = 1 << 5;
const PLAIN_UDP_PAYLOAD = 512;
const rcodes = { NOERROR: 0, FORMERR: 1, SERVFAIL: 2, NXDOMAIN: 3, NOTIMP: 4, REFUSED: 5 };

/** How the server misbehaves. Several may be combined. */
interface Fault {
  /** Never answers. */
  drop?: boolean;
  /** Milliseconds before the answer. */
  delay?: number;
  rcode?: Exclude<keyof typeof rcodes, 'NOERROR'>;
  /** Sends a forged answer (192.0.2.66) before the real one: with another id, question, or as a query. */
  spoof?: 'id' | 'question' | 'query';
  /** Cuts the answer over UDP short, so that the client has to come back over TCP. */
  truncate?: boolean;
  /** Sends bytes that are no DNS message: instead of the answer, or cut from its end. */
  garbage?: 'random' | 'cut';
  /** Sends this instead of records. */
  referral?: boolean;
  /** Closes a TCP connection in the middle of the answer. */
  breakOff?: boolean;
  /** Answers FORMERR to questions with EDNS0. */
  refuseEdns?: boolean;
  /** How many questions it applies to; all by default. */
  times?: number;
}

export interface DnsServerOptions {
  /** What every name holds, or what says it of the name that is asked for. */
  zone: Zone | ((name: string) => Zone);
  /** By `name TYPE`, `name` or `*`. May be changed while the server runs. */
  faults?: Record<string, Fault>;
  /** Records that a zone cannot say, sent as they are: by `name TYPE`. */
  raw?: Readonly<Record<string, readonly Answer[]>>;
  /** Whether the answer holds the whole chain of aliases; true by default. */
  chase?: boolean;
  /** Names whose answers count as verified, with all below them; said to those who ask with AD or DO. */
  authentic?: readonly string[];
  /** Names whose signatures are wrong, with all below them: SERVFAIL, unless asked with checking disabled. */
  bogus?: readonly string[];
}

interface DnsQuery {
  name: string;
  type: string;
  transport: 'udp' | 'tcp';
  id: number;
  /** The client's source port. */
  port: number;
  /** UDP payload the client announced by EDNS0, in bytes. */
  edns: number | undefined;
}

export interface RunningDnsServer {
  /** `127.0.0.1:port`, for UDP and TCP. */
  address: string;
  queries: DnsQuery[];
  faults: Record<string, Fault>;
  close(): Promise<void>;
}

/** Starts a real name server on loopback. */
export async function startDnsServer(options: DnsServerOptions): Promise<RunningDnsServer> {
  const faults = options.faults ?? {};
  const queries: DnsQuery[] = [];
  const connections = new Set<Socket>();
  const tcp = createServer((socket) => {
    connections.add(socket);
    socket.on('close', () => connections.delete(socket));
    socket.on('error', () => socket.destroy());
    let received = Buffer.alloc(0);
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, typeof chunk === 'string' ? Buffer.from(chunk) : chunk]);
      if (received.length < 2 || received.length < 2 + received.readUInt16BE(0)) return;
      const query = decode(received.subarray(2));
      received = Buffer.alloc(0);
      void answer(query, { transport: 'tcp', port: socket.remotePort ?? 0 }, (bytes, fault) =>
        sendTcp(socket, bytes, fault),
      );
    });
  });
  const { udp, port } = await listenOnBoth(tcp);
  let isOpen = true;
  udp.on('message', (message, peer) => {
    void answer(decode(message), { transport: 'udp', port: peer.port }, (bytes) => {
      if (isOpen) udp.send(bytes, peer.port, peer.address);
    });
  });
  return {
    address: `127.0.0.1:${port}`,
    queries,
    faults,
    async close() {
      isOpen = false;
      for (const socket of connections) socket.destroy();
      const closed = [once(udp, 'close'), once(tcp, 'close')];
      udp.close();
      tcp.close();
      await Promise.all(closed);
    },
  };

  async function answer(
    query: DecodedPacket,
    { transport, port: from }: { transport: 'udp' | 'tcp'; port: number },
    send: (bytes: Buffer, fault: Fault) => void,
  ): Promise<void> {
    const [question] = query.questions ?? [];
    if (!question) return;
    const edns = query.additionals?.find((record) => record.type === 'OPT')?.udpPayloadSize;
    queries.push({ name: question.name, type: question.type, transport, id: query.id ?? 0, port: from, edns });
    const fault = takeFault(faults, question.name.toLowerCase(), question.type);
    if (fault.drop) return;
    if (fault.delay) await pause(fault.delay);
    const reply = replyTo(query, options, fault);
    if (fault.spoof) send(forged(query, fault.spoof), fault);
    if (fault.refuseEdns && edns !== undefined) {
      send(encode({ type: 'response', id: query.id, flags: rcodes.FORMERR }), fault);
      return;
    }
    const bytes = encode(reply);
    const isTooLong = transport === 'udp' && bytes.length > (edns ?? PLAIN_UDP_PAYLOAD);
    if (transport === 'udp' && (fault.truncate || isTooLong)) {
      send(encode({ ...reply, answers: [], flags: (reply.flags ?? 0) | TRUNCATED }), fault);
    } else if (fault.garbage === 'random') send(Buffer.from('this is no DNS message'), fault);
    else if (fault.garbage === 'cut') send(bytes.subarray(0, -3), fault);
    else send(bytes, fault);
  }
}

/** One port number for both transports: UDP draws it, and draws again when TCP has it taken. */
async function listenOnBoth(tcp: Server): Promise<{ udp: UdpSocket; port: number }> {
  for (let attempt = 1; ; attempt += 1) {
    const udp = createSocket('udp4');
    udp.bind(0, '127.0.0.1');
    await once(udp, 'listening');
    const { port } = udp.address();
    tcp.listen(port, '127.0.0.1');
    try {
      await once(tcp, 'listening');
      return { udp, port };
    } catch (error) {
      udp.close();
      if (attempt === 10) throw error;
    }
  }
}

function sendTcp(socket: Socket, bytes: Buffer, fault: Fault): void {
  // What no message of DNS can hold is no answer.
  if (socket.destroyed || bytes.length > 65_535) return void socket.destroy();
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  const whole = Buffer.concat([length, bytes]);
  if (fault.breakOff) {
    socket.end(whole.subarray(0, -5));
    return;
  }
  // In two pieces, as a stream may arrive.
  socket.write(whole.subarray(0, 1));
  setImmediate(() => socket.write(whole.subarray(1)));
}

function takeFault(faults: Record<string, Fault>, name: string, type: string): Fault {
  const fault = faults[`${name} ${type}`] ?? faults[name] ?? faults['*'];
  if (!fault || fault.times === 0) return {};
  if (fault.times !== undefined) fault.times -= 1;
  return fault;
}

function replyTo(query: DecodedPacket, options: DnsServerOptions, fault: Fault): Packet {
  const name = query.questions?.[0]?.name.toLowerCase() ?? '';
  if (!query.flag_cd && isUnder(name, options.bogus)) return replyUnchecked(query, options, { rcode: 'SERVFAIL' });
  const reply = replyUnchecked(query, options, fault);
  const wantsToKnow = query.flag_ad || query.additionals?.some((record) => record.type === 'OPT' && record.flag_do);
  const isVerified = wantsToKnow && !query.flag_cd && isUnder(name, options.authentic);
  return isVerified && !fault.rcode ? { ...reply, flags: (reply.flags ?? 0) | AUTHENTIC } : reply;
}

function isUnder(name: string, tops: readonly string[] = []): boolean {
  return tops.some((top) => name === top || name.endsWith(`.${top}`));
}

function replyUnchecked(
  query: DecodedPacket,
  { zone: known, raw = {}, chase = true }: DnsServerOptions,
  fault: Fault,
): Packet {
  const [question] = query.questions ?? [];
  const head: Packet = { type: 'response', id: query.id, questions: query.questions, flags: RECURSION_AVAILABLE };
  if (!question) return head;
  if (fault.rcode) return { ...head, flags: RECURSION_AVAILABLE | rcodes[fault.rcode] };
  const name = question.name.toLowerCase();
  if (fault.referral) {
    return { ...head, flags: 0, authorities: [{ type: 'NS', name: 'com', ttl: 60, data: 'a.gtld.example' }] };
  }
  const zone = typeof known === 'function' ? known(name) : known;
  const asIs = raw[`${name} ${question.type}`];
  if (asIs) return { ...head, answers: [...asIs] };

  const type = recordTypes.find((known) => codecType(known) === String(question.type));
  const owner = chase && type !== 'CNAME' ? lastOwner(zone, name) : name;
  const chain = type === 'CNAME' ? [] : aliases(zone, name, chase);
  const records = type ? (zone[owner]?.[type] ?? []).map((entry) => toAnswer(owner, type, entry)) : [];
  const rcode = nameExists(zone, owner) || (!chase && chain.length > 0) ? rcodes.NOERROR : rcodes.NXDOMAIN;
  return { ...head, flags: AUTHORITATIVE | RECURSION_AVAILABLE | rcode, answers: [...chain, ...records] };
}

/** The aliases from `name` on: all of them, or the first. A loop is sent once round. */
function aliases(zone: Zone, name: string, chase: boolean): Answer[] {
  const owners = chain(zone, name).slice(0, chase ? undefined : 1);
  return owners.flatMap((owner) => (zone[owner]?.CNAME ?? []).map((entry) => toAnswer(owner, 'CNAME', entry)));
}

function lastOwner(zone: Zone, name: string): string {
  return chain(zone, name).at(-1) ?? name;
}

function chain(zone: Zone, name: string): string[] {
  const owners = [name];
  for (let owner = name; ; ) {
    const [alias] = zone[owner]?.CNAME ?? [];
    if (alias === undefined) return owners;
    owner = textOf(alias).toLowerCase();
    if (owners.includes(owner)) return owners;
    owners.push(owner);
  }
}

function textOf(entry: ZoneRecord): string {
  return typeof entry === 'string' ? entry : entry.value;
}

function toAnswer(name: string, type: RecordType, entry: ZoneRecord): Answer {
  const value = textOf(entry);
  const owner = { name, ttl: typeof entry === 'string' ? DEFAULT_TTL : entry.ttl };
  const words = value.split(' ');
  const [first = '', second = ''] = words;
  switch (type) {
    case 'MX':
      return { ...owner, type, data: { preference: Number(first), exchange: second } };
    case 'TXT':
      return { ...owner, type, data: chunks(value) };
    case 'CAA': {
      const [, tag, text = ''] = /^\d+ (issue|issuewild|iodef) "(.*)"$/.exec(value) ?? [];
      if (tag !== 'issue' && tag !== 'issuewild' && tag !== 'iodef') throw new Error(`not a CAA record: ${value}`);
      return { ...owner, type, data: { flags: Number(first), tag, value: text } };
    }
    case 'DS': {
      const [keyTag = 0, algorithm = 0, digestType = 0] = words.slice(0, 3).map(Number);
      return { ...owner, type, data: { keyTag, algorithm, digestType, digest: Buffer.from(words[3] ?? '', 'hex') } };
    }
    case 'DNSKEY': {
      const [flags = 0, , algorithm = 0] = words.slice(0, 3).map(Number);
      return { ...owner, type, data: { flags, algorithm, key: Buffer.from(words[3] ?? '', 'base64') } };
    }
    case 'SOA': {
      const [serial, refresh, retry, expire, minimum] = words.slice(2).map(Number);
      return { ...owner, type, data: { mname: first, rname: second, serial, refresh, retry, expire, minimum } };
    }
    case 'SVCB':
    case 'HTTPS':
      return Object.assign({ ...owner, type: 'NULL' as const, data: serviceBinding(value) }, { type: codecType(type) });
    default:
      return { ...owner, type, data: value };
  }
}

/** Of a priority, the owner itself as the target, and protocols: `1 . alpn=h2,h3`. */
function serviceBinding(value: string): Buffer {
  const [priority = '', named = ''] = value.split(' . alpn=');
  const list = Buffer.concat(named.split(',').map((one) => Buffer.from([one.length, ...Buffer.from(one)])));
  return Buffer.concat([Buffer.from([0, Number(priority), 0, 0, 1, 0, list.length]), list]);
}

/** A text as strings of at most 255 bytes, as a TXT record holds it. */
function chunks(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  return Array.from({ length: Math.max(1, Math.ceil(bytes.length / 255)) }, (_, index) =>
    bytes.subarray(index * 255, (index + 1) * 255),
  );
}

function forged(query: DecodedPacket, what: 'id' | 'question' | 'query'): Buffer {
  const [question] = query.questions ?? [];
  if (!question) throw new Error('nothing was asked');
  const asked = what === 'question' ? { ...question, name: 'forged.example.com' } : question;
  return encode({
    type: what === 'query' ? 'query' : 'response',
    id: what === 'id' ? ((query.id ?? 0) + 1) % 0x10000 : query.id,
    flags: RECURSION_AVAILABLE,
    questions: [asked],
    answers: [{ type: 'A', name: asked.name, ttl: 60, data: '192.0.2.66' }],
  });
}
