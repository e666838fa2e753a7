import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('ai-crawler-access', tool, run), tool.output);

describe('ai-crawler-access', () => {
  it('tells for each crawler what robots.txt says, and by which line', async () => {
    const robotsTxt = 'User-agent: GPTBot\nDisallow: /\n\nUser-agent: *\nDisallow: /private';
    const { crawlers, mayNot, llmsTxt } = await ask('<p>x', {
      'https://example.com/robots.txt': { body: robotsTxt },
      'https://example.com/llms.txt': {
        headers: { 'content-type': 'text/plain' },
        body: '# Tea\n- [a](https://example.com/a)',
      },
    });
    const named = (name: string) => crawlers.find(({ crawler }) => crawler === name);
    expect(named('GPTBot')).toMatchObject({ access: 'No', because: 'Line 2: Disallow: /' });
    expect(named('ClaudeBot')).toMatchObject({ access: 'Yes' });
    expect([mayNot, llmsTxt]).toEqual([1, 'Found']);
  });

  it('says that nothing may be read where robots.txt fails', async () => {
    const { mayRead } = await ask('<p>x', { 'https://example.com/robots.txt': { status: 503 } });
    expect(mayRead).toBe(0);
  });
});
