import { createSocket } from 'node:dgram';
import dnsPacket from 'dns-packet';

export interface LoopbackDns {
  /** `127.0.0.1:{port}`, as DNS_SERVERS wants it. */
  server: string;
  /** `A name`, `AAAA name` ... of each question, in order. */
  questions: readonly string[];
  close(): Promise<void>;
}

/** Addresses to answer with, IPv4 or IPv6; `undefined` for "no such name", `silence` for no answer at all. */
export type Zone = (name: string, type: string) => readonly string[] | 'silence' | undefined;

const NO_SUCH_NAME = 3;

/** A real name server on loopback whose answers may differ each time it is asked. */
export async function startDns(zone: Zone): Promise<LoopbackDns> {
  const questions: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (message, peer) => {
    const { id, questions: asked = [] } = dnsPacket.decode(message);
    const [question] = asked;
    if (!question) return;
    questions.push(`${question.type} ${question.name}`);
    const addresses = zone(question.name, question.type);
    if (addresses === 'silence') return;
    const answer = dnsPacket.encode({
      type: 'response',
      ...(id !== undefined && { id }),
      flags: dnsPacket.RECURSION_DESIRED | dnsPacket.RECURSION_AVAILABLE | (addresses ? 0 : NO_SUCH_NAME),
      questions: asked,
      answers: (addresses ?? []).flatMap((data): dnsPacket.Answer[] => {
        const type = data.includes(':') ? 'AAAA' : 'A';
        return type === question.type ? [{ type, name: question.name, ttl: 0, data }] : [];
      }),
    });
    socket.send(answer, peer.port, peer.address);
  });
  await new Promise<void>((resolve, reject) => socket.once('error', reject).bind(0, '127.0.0.1', resolve));
  return {
    server: `127.0.0.1:${socket.address().port}`,
    questions,
    close: () => new Promise((resolve) => socket.close(resolve)),
  };
}
