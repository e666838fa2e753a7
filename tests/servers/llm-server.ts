import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';

/** A question as it came, its block read. */
export interface LlmQuestion {
  headers: IncomingHttpHeaders;
  body: { model?: string; stream?: boolean; temperature?: number; seed?: number };
  system: string;
  user: string;
  sentences: readonly { n: number; text: string }[];
}

/** Lines that a model says to a question, or a function that has the connection for itself. */
export type LlmReply = readonly string[] | ((response: ServerResponse) => void);

export interface RunningLlmServer {
  /** `http://127.0.0.1:{port}/v1` */
  baseUrl: string;
  /** The questions that came, oldest first. */
  questions: readonly LlmQuestion[];
  close(): Promise<void>;
}

/** A real server on loopback that speaks `POST /v1/chat/completions` as a stream of events; `reply` is its model. */
export async function startLlmServer(
  reply: (question: LlmQuestion, at: number) => LlmReply,
): Promise<RunningLlmServer> {
  const questions: LlmQuestion[] = [];
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') return void response.writeHead(404).end();
    const question = questionOf(request.headers, Buffer.concat(await Array.fromAsync(request)).toString());
    questions.push(question);
    const answer = reply(question, questions.length - 1);
    if (typeof answer === 'function') return answer(response);
    beginEvents(response);
    response.end(`${answer.flatMap((line) => events(`${line}\n`)).join('')}data: [DONE]\n\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    questions,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

export function beginEvents(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  response.write(': hold the line\n\n');
}

/** A text as events of a few letters each, as models speak. */
export function events(text: string): string[] {
  const parts = text.match(/[\s\S]{1,7}/gu) ?? [];
  return parts.map((content) => event({ choices: [{ index: 0, delta: { content } }] }));
}

export function event(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

/** One line of a right answer. */
export function ways(n: number, ...texts: string[]): string {
  return JSON.stringify({ n, ways: texts });
}

/** A model with a small vocabulary that does as it is told. */
export function obedient({ sentences }: LlmQuestion): string[] {
  return sentences.map(({ n, text }) => ways(n, reworded(text), reworded(text.replace('big', 'large'))));
}

const vocabulary: Readonly<Record<string, string>> = {
  announced: 'declared',
  build: 'construct',
  large: 'big',
  'left the town': 'departed from the town',
  expensive: 'costly',
  rejected: 'turned down',
};

export function reworded(text: string): string {
  return Object.entries(vocabulary).reduce((result, [word, other]) => result.replaceAll(word, other), text);
}

function questionOf(headers: IncomingHttpHeaders, json: string): LlmQuestion {
  const body = JSON.parse(json);
  const contentOf = (role: string): string =>
    body.messages.find((message: { role: string }) => message.role === role)?.content ?? '';
  const user = contentOf('user');
  const lines = user.split('\n').filter((line) => line.startsWith('{"n":'));
  return { headers, body, system: contentOf('system'), user, sentences: lines.map((line) => JSON.parse(line)) };
}
