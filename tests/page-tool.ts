import type * as z from 'zod';
import { execute } from '#kit/execute';
import type { Ports } from '#kit/ports';
import type { ToolEntry } from '#kit/registry';
import { createFakeBrowser } from '#ports/browser/fake';
import { createFakeTemporaryFiles } from '#ports/files/fake';
import type { TemporaryFiles } from '#ports/files/port';
import { createFakeHttp, type FakeResponse } from '#ports/http/fake';

/** Runs a tool that looks at one page, which is at https://example.com/page; other addresses answer 404 unless they are in `also`. */
export function askPage<S extends z.ZodObject>(
  entry: ToolEntry,
  output: S,
  { temporary, ...ports }: Partial<Ports> & { temporary?: TemporaryFiles } = {},
) {
  return async (page: string | FakeResponse, also: Record<string, FakeResponse> = {}): Promise<z.output<S>> => {
    const answer = typeof page === 'string' ? { body: page } : page;
    const url = 'https://example.com/page';
    const headers = { 'content-type': 'text/html; charset=utf-8', ...answer.headers };
    const http = createFakeHttp(
      { [url]: { ...answer, headers }, ...also },
      {
        otherwise: { status: 404 },
        ...(temporary && { temporary }),
      },
    );
    const browser = createFakeBrowser({ http, temporary: createFakeTemporaryFiles(), picture: new Uint8Array() });
    return output.parse(await execute(entry, { url }, { ports: { browser, ...ports, http } }));
  };
}
