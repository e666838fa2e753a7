import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import { decide } from '#lib/robots-txt/decide';
import { lintRobotsTxt } from '#lib/robots-txt/lint';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { ownTime } from '../../../tests/own-time.ts';
import { wantedFrom } from './generate.ts';
import { presetLabels, presetNames } from './preset-names.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('robots-txt-generator', tool, run);
const generate = (input: unknown) => execute(entry, input);
const textOf = async (input: unknown) => String((await generate(input)).robotsTxt);
const may = async (input: unknown, userAgent: string, url: string) =>
  decide(parseRobotsTxt(await textOf(input)), { userAgent, url }).allowed;

describe('robots-txt-generator', () => {
  it('writes rules as objects, with exceptions, delay and sitemaps', async () => {
    const rules = [
      { userAgents: ['*'], allow: ['/search/about'], disallow: ['/search', '/каталог/'] },
      { userAgents: ['Bingbot'], disallow: [], allow: [], crawlDelay: 5 },
    ];
    expect(await generate({ rules, sitemaps: ['https://example.com/sitemap.xml'] })).toEqual({
      robotsTxt: `User-agent: *
Allow: /search/about
Disallow: /search
Disallow: /%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/

User-agent: Bingbot
Disallow:
Crawl-delay: 5

Sitemap: https://example.com/sitemap.xml
`,
      warnings: [
        { level: 'note', line: null, message: expect.stringContaining('do not hold for bingbot') },
        { level: 'note', line: 8, message: expect.stringContaining('Crawl-delay') },
      ],
    });
  });

  it('allows everything when nothing is asked for', async () => {
    expect(await generate({})).toEqual({ robotsTxt: 'User-agent: *\nDisallow:\n', warnings: [] });
  });

  it('takes rules as lines of a robots.txt, one by one or together', async () => {
    const whole =
      'User-agent: GPTBot/1.0\nDisallow: /a\nSitemap: https://example.com/s.xml\n# why\nUser-agent: *\nAllow: /\n';
    const expected =
      'User-agent: GPTBot\nDisallow: /a\n\nUser-agent: *\nAllow: /\n\nSitemap: https://example.com/s.xml\n';
    expect(await textOf({ rules: [whole] })).toBe(expected);
    expect(await textOf({ rules: whole.split('\n') })).toBe(expected);
    const object = { userAgents: ['CCBot'], disallow: ['/'] };
    expect(await textOf({ rules: ['User-agent: A', 'Disallow: /x', object, 'User-agent: B', 'Disallow: /y'] })).toBe(
      'User-agent: A\nDisallow: /x\n\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: B\nDisallow: /y\n',
    );
  });

  it.each(presetNames)('starts from %s without a fault in it', async (preset) => {
    expect(presetLabels[preset]).toBeTruthy();
    const faults = lintRobotsTxt(await textOf({ preset })).filter(({ level }) => level === 'error');
    expect(faults).toEqual([]);
  });

  it.each([
    ['allow-all', ['Googlebot', 'GPTBot', 'Other'], []],
    ['block-all', [], ['Googlebot', 'GPTBot', 'Other']],
    ['search-only', ['Googlebot', 'Bingbot', 'DuckDuckBot'], ['GPTBot', 'AhrefsBot', 'Other']],
    ['block-ai-training', ['Googlebot', 'OAI-SearchBot', 'Other'], ['GPTBot', 'ClaudeBot', 'CCBot', 'Google-Extended']],
    ['block-ai', ['Googlebot', 'Other'], ['GPTBot', 'OAI-SearchBot', 'PerplexityBot']],
    ['block-seo', ['Googlebot', 'GPTBot'], ['AhrefsBot', 'MJ12bot']],
    ['staging', [], ['Googlebot', 'AdsBot-Google', 'Other']],
  ])('lets with %s in %j and not %j', async (preset, yes, no) => {
    for (const agent of yes) expect(await may({ preset }, agent, '/'), agent).toBe(true);
    for (const agent of no) expect(await may({ preset }, agent, '/'), agent).toBe(false);
  });

  it('keeps what a WordPress page needs open', async () => {
    const preset = 'wordpress';
    expect(await may({ preset }, 'Googlebot', '/wp-admin/admin-ajax.php')).toBe(true);
    expect(await may({ preset }, 'Googlebot', '/wp-content/themes/x/style.css')).toBe(true);
    expect(await may({ preset }, 'Googlebot', '/wp-admin/')).toBe(false);
    expect(await may({ preset: 'shop' }, 'Googlebot', '/shoes?size=1&sort=price')).toBe(false);
  });

  it('lets an empty group of a preset give way', () => {
    const { groups } = wantedFrom({
      preset: 'block-ai-training',
      rules: ['User-agent: *\nDisallow: /a'],
      sitemaps: [],
    });
    expect(groups.filter(({ userAgents }) => userAgents.includes('*'))).toHaveLength(1);
  });

  it('adds rules to those of a preset', async () => {
    const input = { preset: 'block-all', rules: [{ userAgents: ['*'], allow: ['/open/'] }] };
    expect(await textOf(input)).toBe('User-agent: *\nAllow: /open/\nDisallow: /\n');
  });

  it.each([
    [{ preset: 'nothing' }, 'preset', /^The preset is one of allow-all/],
    [{ rules: 7 }, 'rules', /^The rules are a list/],
    [{ sitemaps: [7] }, 'sitemaps.0', /^A sitemap is an address/],
    [{ sitemaps: 'x' }, 'sitemaps', /^The sitemaps are a list/],
  ])('says what is wrong with %j', async (input, field, message) => {
    await expect(generate(input)).rejects.toMatchObject({
      code: 'invalid-input',
      field,
      message: expect.stringMatching(message),
    });
  });

  it.each([
    { userAgents: [] },
    { userAgents: ['Foo\nDisallow: /'] },
    { userAgents: ['*'], crawlDelay: -1 },
    { userAgents: ['*'], allow: '/x' },
    7,
  ])('refuses the rule %j in a sentence', async (rule) => {
    await expect(generate({ rules: [rule] })).rejects.toMatchObject({
      code: 'invalid-input',
      message: expect.stringMatching(/^(?!Invalid )\p{Lu}.* /u),
    });
  });

  it('writes ten thousand paths in every script, hostile ones too, in good time', async () => {
    const scripts = [
      '/Ελ',
      '/عر',
      '/עב',
      '/हि',
      '/中',
      '/日',
      '/한',
      '/ไท',
      '/👩‍💻',
      '/a\nUser-agent: x',
      '/*a*a*a*a$',
    ];
    const disallow = Array.from({ length: 2_000 }, (_, index) => `${scripts[index % scripts.length]}${index}`);
    const rules = ['A', 'B', 'C', 'D', 'E'].map((name) => ({
      userAgents: [name],
      disallow: [...disallow, `/${name}`].slice(1),
    }));
    let text = '';
    const writing = async () => {
      text = await textOf({ rules });
    };
    expect(await ownTime(writing)).toBeLessThan(2_000);
    expect(text.match(/^User-agent: /gm)).toHaveLength(5);
    expect(text).toMatch(/^[\n -~]*$/);
  });
});
