import { describe, expect, it } from 'vitest';
import { ownTime } from '../../../tests/own-time.ts';
import { lintRobotsTxt } from './lint.ts';

const found = (text: string) =>
  lintRobotsTxt(text).map(({ level, line, message }) => `${level} ${line ?? '-'} ${message}`);
const star = (rules: string) => `User-agent: *\n${rules}\n`;

describe('what is wrong with a robots.txt', () => {
  it.each([
    '',
    '# only a comment\n',
    'User-agent: *\nDisallow:\n',
    'User-agent: *\nDisallow: /search\nAllow: /search/about\n\nSitemap: https://example.com/sitemap.xml\n',
    'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /\n\nUser-agent: *\nDisallow: /cart/\n',
    'User-agent: MJ12bot\nDisallow: /\n',
  ])('finds nothing in %j', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each([
    ['<!DOCTYPE html><p>Not found', 'error - This is a web page'],
    ['Disallow: /x\n', 'error 1 A rule before the first User-agent'],
    ['Sitemap: https://example.com/s.xml\nfoo: bar', 'error - There is no User-agent line'],
    [`# ${'x'.repeat(600_000)}`, 'error - The file is longer than 500 KiB'],
    [star(`Disallow: /${'x'.repeat(20_000)}`), 'error 2 The line is too long'],
    [star('Disallow: /a\0b'), 'error 2 A zero byte'],
    [star('Disallow /a'), 'warning 2 The colon after "Disallow" is missing'],
    [star('Dissallow: /a'), 'warning 2 "Dissallow" is read as Disallow'],
    ['Useragent: *\nDisallow: /a', 'warning 1 "Useragent" is read as User-agent'],
    [star('Disallow: /a#b'), 'warning 2 What follows # is a comment'],
    ['User-agent:\nDisallow: /', 'error 1 The User-agent line names nobody'],
    ['User-agent: *bot\nDisallow: /', 'error 1 A star only means everyone'],
    ['User-agent: Googlebot/2.1\nDisallow: /a', 'warning 1 Of "Googlebot/2.1" only the name "Googlebot" counts'],
    ['User-agent: Gogglebot\nDisallow: /a', 'note 1 No crawler called "Gogglebot" is known here. Googlebot is.'],
    [star('Disallow: https://example.com/a/'), 'error 2 A rule needs a path'],
    [star('Disallow: a/'), 'error 2 A path starts with a slash: write /a/'],
    [star('Disallow: *.php'), 'note 2 Some crawlers need a path to start with a slash'],
    [star('Disallow: /a /b'), 'warning 2 Each line can have only one path'],
    [star('Disallow: /(a|b)/.*'), 'warning 2 This looks like a regular expression'],
    [star('Disallow: /a$b'), 'note 2 A $ before the end'],
    [star('Disallow: /a*'), 'note 2 The star at the end'],
    [star('Disallow: /backup/'), 'warning 2 Everybody can read this file: it shows where "backup" is'],
    [star('Disallow: /.git'), 'warning 2 Everybody can read this file: it shows where ".git" is'],
    [star('Crawl-delay: ten\nDisallow:'), 'error 2 A crawl delay is a number'],
    [star('Crawl-delay: 60\nDisallow:'), 'warning 2 At most 1,440 pages a day'],
    [star('Crawl-delay: 1\nDisallow:'), 'note 2 Crawl-delay is not part of the standard'],
    [star('Noindex: /a\nDisallow:'), 'error 2 Noindex has no effect'],
    [star('Host: example.com\nDisallow:'), 'note 2 Only Yandex supported Host'],
    [star('constructor: x\nDisallow:'), 'warning 2 "constructor" is unknown'],
    [star('what is this line'), 'warning 2 "what is this line" is not understood'],
    [star('Disallow:\nSitemap: /sitemap.xml'), 'error 3 A sitemap needs its full address'],
    [star('Disallow: /'), 'warning 2 This blocks the whole site'],
    [star('Disallow: /$'), 'warning 2 This blocks the home page'],
    ['User-agent: Googlebot\nDisallow: /', 'warning 2 Googlebot may not fetch the home page'],
    [star('Disallow: /css/'), 'warning 2 This may block stylesheets'],
    [star('Disallow: /*.js$'), 'warning 2 This may block stylesheets'],
    [
      'User-agent: *\nDisallow: /a\nUser-agent: GPTBot\nDisallow: /b',
      'note - A crawler’s own group replaces the group for *',
    ],
    ['User-agent: *\nDisallow: /a\nUser-agent: *\nDisallow: /b', 'note 3 * has several groups'],
    ['User-agent: *\nDisallow: /a\nUser-agent: GPTBot\n', 'note 3 There is no rule for gptbot'],
    [star('Disallow: /a\nDisallow:'), 'note 3 An empty Disallow next to other rules'],
    [star('Disallow: /a\nDisallow: /a'), 'note 3 The same rule is on line 2'],
    [star('Disallow: /a\nAllow: /a'), 'warning 3 Line 2 says the opposite'],
    [star('Allow: /a'), 'note 2 Nothing is blocked here'],
    [star('Disallow: /a\nDisallow: /a/b'), 'note 3 Line 2 already covers'],
  ])('in %j: %s', (text, finding) => {
    expect(found(text)).toContainEqual(expect.stringContaining(finding));
  });

  it('lets a rule stand that takes back an exception', () => {
    const text = star('Disallow: /a\nAllow: /a/b\nDisallow: /a/b/c');
    expect(found(text)).toEqual([]);
  });

  it('puts the gravest first and ends somewhere', () => {
    const findings = lintRobotsTxt(star('Crawl-delay: 5\nNoindex: /\n'.repeat(500)));
    expect(findings).toHaveLength(101);
    expect(findings[0]?.level).toBe('error');
    expect(findings.at(-1)?.message).toMatch(/more are not listed/);
  });

  it.each(['User-agent: *\nDisallow: /a\n', 'Disallow: /a\n', 'User-agent: abcdefghij\n', 'x\n', 'Allow: /$a*b|c\n'])(
    'looks through 10 MB of %j in good time',
    async (piece) => {
      for (const start of ['', 'User-agent: *\n']) {
        const file = `${start}${piece.repeat(10_000_000 / piece.length)}`;
        expect(await ownTime(() => lintRobotsTxt(file))).toBeLessThan(2_000);
      }
    },
  );
});
