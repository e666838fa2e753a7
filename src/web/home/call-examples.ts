import { md5 } from '#lib/md5';

export interface CallExamples {
  ways: readonly { way: string; code: string }[];
  /** What all of them answer. */
  answer: string;
}

const text = 'hello';

/** The same call four ways, as it can be typed: by page, API, command and agent. */
export function callExamples(origin: string): CallExamples {
  const call = `curl ${origin}/api/tools/md5-generator \\\n  -H 'content-type: application/json' -d '{"text":"${text}"}'`;
  const ways = [
    { way: 'Page', code: `${origin}/tools/md5-generator` },
    { way: 'API', code: call },
    { way: 'Command', code: `clearkit md5-generator --text ${text}` },
    { way: 'AI agents', code: `${origin}/mcp` },
  ];
  return { ways, answer: md5(new TextEncoder().encode(text)) };
}
