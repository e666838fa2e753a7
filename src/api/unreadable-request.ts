import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { own } from '#lib/own';
import { type Failure, failure } from './envelope.ts';
import { commonHeaders, inertPolicy } from './headers.ts';

const malformed: Failure = { status: 400, code: 'unreadable-body', message: 'This is not a valid HTTP request.' };

const failures: Readonly<Record<string, Failure>> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too-large', message: 'The headers of the request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'timed-out', message: 'The request took too long to arrive.' },
};

/** Answers what could not be read as HTTP with the API's envelope. */
export function answerUnreadable({ code = '' }: { code?: string }, socket: Socket, publicUrl: string): void {
  answerPast(own(failures, code) ?? malformed, socket, publicUrl);
}

/** Answers past the framework, and ends the connection. */
export function answerPast(failed: Failure, socket: Socket, publicUrl: string): void {
  if (!socket.writable) return void socket.destroy();
  const body = failure(failed);
  const headers = {
    ...commonHeaders({ publicUrl }),
    'content-security-policy': inertPolicy,
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${failed.status} ${STATUS_CODES[failed.status]}\r\n${lines.join('')}\r\n${body}`, () =>
    socket.destroy(),
  );
}
