import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('cookie-checker', tool, run), tool.output);

describe('cookie-checker', () => {
  it('reads each cookie by itself, on every answer of the way', async () => {
    const output = await ask({
      setCookies: ['PHPSESSID=1; path=/', 'a=2; Domain=.example.com; Max-Age=86400; Secure; HttpOnly; SameSite=Lax'],
    });
    expect(output.total).toBe(2);
    expect(output.cookies[1]).toEqual({
      ...{ name: 'a', host: 'example.com and its subdomains', lifetime: '1 day', secure: true, httpOnly: true },
      ...{ sameSite: 'lax', size: 71, from: 'https://example.com/page' },
    });
    expect(output.findings.map(({ title }) => title)).toContain('Scripts can read a session cookie');
  });

  it('is content with a page that sets none', async () => {
    expect(await ask('<p>x')).toMatchObject({ total: 0, cookies: [], findings: [], score: null });
  });
});
