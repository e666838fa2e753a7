import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { LoopbackCertificate } from './loopback-certificate.ts';

/** Where a conversation can be disturbed. `content` is the answer to the final dot. */
type SmtpStep = 'greeting' | 'EHLO' | 'STARTTLS' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA' | 'content';

/**
 * A reply such as `450 4.2.0 Later`; `drop` ends the connection, `silence` answers nothing and keeps it; `take and drop`
 * keeps the mail and ends the connection without saying so.
 */
type SmtpFault = `${number} ${string}` | 'drop' | 'silence' | 'take and drop';

export interface CaughtMail {
  from: string;
  to: string;
  /** Head and body with `\r\n`, without the dots that the protocol adds. */
  raw: string;
  isSecure: boolean;
  /** Who had logged in. */
  user: string | undefined;
  /** Connections are counted from 1. */
  connection: number;
}

export interface SmtpServerOptions {
  /** Passwords by name: nobody else may send. Needs a connection under TLS where there is a certificate. */
  users?: Readonly<Record<string, string>>;
  /** With it STARTTLS is offered. */
  certificate?: LoopbackCertificate;
  /** TLS from the first byte. */
  isSecure?: boolean;
}

export interface RunningSmtpServer {
  port: number;
  /** What was taken, oldest first. */
  mails: readonly CaughtMail[];
  /** Every line that came, without contents. */
  lines: readonly string[];
  /** Disturbs the next `times` at a step; for one recipient alone when `to` is given. */
  fail(step: SmtpStep, fault: SmtpFault, options?: { times?: number; to?: string }): void;
  /** Resolves when there are that many mails. */
  caught(count: number): Promise<readonly CaughtMail[]>;
  close(): Promise<void>;
}

interface Disturbance {
  step: SmtpStep;
  fault: SmtpFault;
  left: number;
  to: string | undefined;
}

/** A real mail server on loopback, RFC 5321 with STARTTLS and AUTH PLAIN, which keeps what it takes and fails on demand. */
export async function startSmtpServer(options: SmtpServerOptions = {}): Promise<RunningSmtpServer> {
  const mails: CaughtMail[] = [];
  const lines: string[] = [];
  const disturbances: Disturbance[] = [];
  const sockets = new Set<Socket>();
  const waiting: { count: number; resolve: (mails: readonly CaughtMail[]) => void }[] = [];
  let connections = 0;

  const world: World = {
    options,
    lines,
    take(mail) {
      mails.push(mail);
      for (const { count, resolve } of waiting) if (mails.length >= count) resolve(mails);
    },
    faultAt(step, to) {
      const found = disturbances.find((each) => each.step === step && each.left > 0 && (!each.to || each.to === to));
      if (found) found.left -= 1;
      return found?.fault;
    },
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    connections += 1;
    const connection = connections;
    if (options.isSecure) converse(secured(socket, options), { world, connection, isSecure: true });
    else converse(socket, { world, connection, isSecure: false });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');

  return {
    port: address.port,
    mails,
    lines,
    fail(step, fault, { times = 1, to } = {}) {
      disturbances.push({ step, fault, left: times, to });
    },
    caught(count) {
      const { promise, resolve } = Promise.withResolvers<readonly CaughtMail[]>();
      if (mails.length >= count) resolve(mails);
      else waiting.push({ count, resolve });
      return promise;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

interface World {
  options: SmtpServerOptions;
  lines: string[];
  take(mail: CaughtMail): void;
  faultAt(step: SmtpStep, to?: string): SmtpFault | undefined;
}

interface Conversation {
  world: World;
  connection: number;
  isSecure: boolean;
  /** After STARTTLS nobody greets again. */
  isGreeted?: boolean;
}

function secured(socket: Socket, { certificate }: SmtpServerOptions): TLSSocket {
  return new TLSSocket(socket, { isServer: true, ...certificate });
}

function converse(socket: Socket, { world, connection, isSecure, isGreeted = false }: Conversation): void {
  const { options } = world;
  let buffered = '';
  let isContent = false;
  let user: string | undefined;
  let from: string | undefined;
  let to: string | undefined;

  socket.setEncoding('latin1');
  socket.on('error', () => socket.destroy());
  socket.on('data', listen);
  if (!isGreeted) answer('greeting', '220 loopback ESMTP');

  function listen(part: string): void {
    buffered += part;
    for (;;) {
      const ending = isContent ? '\r\n.\r\n' : '\r\n';
      const end = buffered.indexOf(ending);
      if (end === -1) return;
      const said = buffered.slice(0, end);
      buffered = buffered.slice(end + ending.length);
      if (isContent) receive(said);
      else obey(said);
    }
  }

  /** Says what a fault wants, or `reply`. Whether it was `reply`. */
  function answer(step: SmtpStep, reply: string): boolean {
    const fault = world.faultAt(step, to);
    if (fault === 'drop' || fault === 'take and drop') socket.destroy();
    else if (fault !== 'silence') socket.write(`${fault ?? reply}\r\n`);
    return fault === undefined;
  }

  function obey(line: string): void {
    world.lines.push(line);
    const verb = line.split(' ', 1)[0]?.toUpperCase() ?? '';
    const [, address = ''] = /<(.*)>/.exec(line) ?? [];
    if (verb === 'EHLO') greet();
    else if (verb === 'STARTTLS') startTls();
    else if (verb === 'AUTH') logIn(line);
    else if (verb === 'QUIT') socket.end('221 Bye\r\n');
    else if (verb === 'RSET') socket.write('250 Fine\r\n');
    else if (options.users && user === undefined) socket.write('530 5.7.0 Who are you?\r\n');
    else transact(verb, address);
  }

  function transact(verb: string, address: string): void {
    if (verb === 'MAIL') {
      if (answer('MAIL', '250 2.1.0 Fine')) from = address;
    } else if (verb === 'RCPT' && from !== undefined) {
      to = address;
      if (!answer('RCPT', '250 2.1.5 Fine')) to = undefined;
    } else if (verb === 'DATA' && to !== undefined) isContent = answer('DATA', '354 Go on');
    else socket.write(verb === 'RCPT' || verb === 'DATA' ? '503 5.5.1 Not now\r\n' : '502 5.5.1 What?\r\n');
  }

  function greet(): void {
    const offers = [
      'loopback',
      ...(options.certificate && !isSecure ? ['STARTTLS'] : []),
      ...(mayLogIn() ? ['AUTH PLAIN'] : []),
    ];
    answer('EHLO', offers.map((offer, index) => `250${index === offers.length - 1 ? ' ' : '-'}${offer}`).join('\r\n'));
  }

  function mayLogIn(): boolean {
    return options.users !== undefined && (isSecure || !options.certificate);
  }

  function startTls(): void {
    if (!options.certificate || isSecure) {
      socket.write('502 5.5.1 No TLS\r\n');
      return;
    }
    if (!answer('STARTTLS', '220 Go on')) return;
    socket.removeAllListeners('data');
    // What was said before is worth nothing under TLS.
    converse(secured(socket, options), { world, connection, isSecure: true, isGreeted: true });
  }

  function logIn(line: string): void {
    const [, , proof = ''] = line.split(' ');
    const [, name = '', password = ''] = Buffer.from(proof, 'base64').toString().split('\0');
    const isRight = mayLogIn() && options.users?.[name] === password;
    if (answer('AUTH', isRight ? '235 2.7.0 Welcome' : '535 5.7.8 No') && isRight) user = name;
  }

  function receive(content: string): void {
    isContent = false;
    const raw = Buffer.from(content.replace(/^\.\./gm, '.'), 'latin1').toString();
    const mail = { from: from ?? '', to: to ?? '', raw, isSecure, user, connection };
    const fault = world.faultAt('content', to);
    if (fault === undefined || fault === 'take and drop') world.take(mail);
    if (fault === 'drop' || fault === 'take and drop') socket.destroy();
    else if (fault !== 'silence') socket.write(`${fault ?? '250 2.0.0 AcceptedInput'}\r\n`);
    from = undefined;
    to = undefined;
  }
}
