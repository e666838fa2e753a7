import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('llms-txt-generator', tool, run);
const generate = async (input: object) => tool.output.parse(await execute(entry, { name: 'Site', ...input }));

describe('llms-txt-generator', () => {
  it('takes the addresses of a sitemap', async () => {
    const list = `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://example.com/docs/a?b=1&amp;c=2</loc></url></urlset>`;
    expect((await generate({ list })).text).toContain('## Docs\n\n- [A](https://example.com/docs/a?b=1&c=2)\n');
  });

  it('lets nothing that is entered break out of its place', async () => {
    const { text } = await generate({
      name: 'A\n## Not a section',
      summary: 'One\n\n> two',
      details: '## Hidden\n#hash\n    # code',
      links: [
        { section: 'S\n## T', title: 'x](http://evil.example) [y', url: 'https://example.com/a(b)', note: 'n\n- m' },
      ],
    });
    expect(text.split('\n')).toEqual([
      '# A ## Not a section',
      '',
      '> One > two',
      '',
      'Hidden',
      '#hash',
      '    # code',
      '',
      '## S ## T',
      '',
      '- [x\\](http://evil.example) \\[y](https://example.com/a%28b%29): n - m',
      '',
    ]);
  });

  it('keeps a page once, rows before the list, and puts what is optional last', async () => {
    const links = [
      { section: 'Optional', title: 'Press', url: 'https://example.com/press' },
      { section: 'Docs', title: 'Start here', url: 'https://example.com/docs/start' },
    ];
    const { text } = await generate({ links, list: 'https://example.com/docs/start\nhttps://example.com/docs/next' });
    expect(text.match(/^(?:##|-).*$/gm)).toEqual([
      '## Docs',
      '- [Start here](https://example.com/docs/start)',
      '- [Next](https://example.com/docs/next)',
      '## Optional',
      '- [Press](https://example.com/press)',
    ]);
  });

  it('says what is missing, wrong and too much', async () => {
    const list = ['example.com/a', ...Array.from({ length: 501 }, (_, index) => `https://example.com/${index}`)].join(
      '\n',
    );
    const { findings, links } = await generate({ list });
    expect(findings.map(({ title }) => title)).toEqual([
      'Not a complete address: 1',
      'Too many links: 1 left out',
      'There is no summary',
      'Few links have a description',
    ]);
    expect(links).toBe(500);
    expect((await generate({ summary: 's' })).findings.map(({ title }) => title)).toEqual(['There are no links']);
  });
});
