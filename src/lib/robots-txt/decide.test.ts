import { describe, expect, it } from 'vitest';
import { decide } from './decide.ts';
import { parseRobotsTxt } from './parse.ts';

const isAllowed = (robots: string, userAgent: string, url: string) =>
  decide(parseRobotsTxt(robots), { userAgent, url }).allowed;

/** Addresses of one file and one crawler: what may be fetched and what not. */
function holds(
  robots: string,
  { agent = 'FooBot', yes = [], no = [] }: { agent?: string; yes?: string[]; no?: string[] },
) {
  const robotsTxt = parseRobotsTxt(robots);
  const verdicts = (urls: string[]) =>
    Object.fromEntries(urls.map((url) => [url, decide(robotsTxt, { userAgent: agent, url }).allowed]));
  expect(verdicts([...yes, ...no])).toEqual({
    ...Object.fromEntries(yes.map((url) => [url, true])),
    ...Object.fromEntries(no.map((url) => [url, false])),
  });
}

const only = (path: string) => `user-agent: FooBot\ndisallow: /\nallow: ${path}\n`;

describe('which lines count', () => {
  it('takes nothing from an empty file, and the root for an empty address', () => {
    expect(isAllowed('', 'FooBot', '')).toBe(true);
    expect(isAllowed('user-agent: FooBot\ndisallow: /\n', 'FooBot', '')).toBe(false);
    expect(isAllowed('user-agent: FooBot\ndisallow: /\n', '', '')).toBe(true);
    expect(isAllowed('', '', '')).toBe(true);
  });

  it.each([
    ['user-agent: FooBot\ndisallow: /\n', false],
    ['foo: FooBot\nbar: /\n', true],
    ['user-agent FooBot\ndisallow /\n', false],
    ['user-agent FooBot x\ndisallow /\n', true],
    ['user-agent\tFooBot\ndisallow  \t /\n', false],
    ['USER-AGENT: FooBot\nDISALLOW: /\n', false],
    ['uSeR-aGeNt: FooBot\ndIsAlLoW: /\n', false],
    ['useragent: FooBot\ndissallow: /\n', false],
    ['user agent: FooBot\ndisalow: /\n', false],
    ['user-agent: FooBot\ndissalow: /\n', false],
    ['user-agent: FooBot\ndiasllow: /\n', false],
    ['user-agent: FooBot\ndisallaw: /\n', false],
    ['user-agent: FooBot\nallowed: /a\ndisallow: /\n', true],
    ['  user-agent \t:  FooBot \t\n \tdisallow :/ \n', false],
    ['\uFEFFuser-agent: FooBot\ndisallow: /\n', false],
    ['\uFFFDuser-agent: FooBot\ndisallow: /\n', false],
    ['\uFFFD\u0011\uFFFDuser-agent: FooBot\ndisallow: /\n', true],
    ['user-agent: FooBot\rdisallow: /\r', false],
    ['user-agent: FooBot\r\ndisallow: /\r\n', false],
    ['user-agent: FooBot\n\n\r\r\ndisallow: /', false],
    ['user-agent: FooBot # ours\ndisallow: / # all\n', false],
    ['user-agent: FooBot\n# disallow: /\n', true],
    ['user-agent: FooBot\ndisallow: /\0junk\n', false],
    ['user-agent: FooBot\n: /\n:\n\0\ndisallow: /\n', false],
    ['<html><body>Not found: /</body></html>', true],
  ])('reads %j', (robots, allowed) => {
    expect(isAllowed(robots, 'FooBot', 'http://foo.bar/a')).toBe(allowed);
  });

  it('cuts lines longer than Google reads, and goes on with the next', () => {
    const path = (letter: string, record: string) => `/x/${letter.repeat(2083 * 8 - 3 - record.length + 1 - 3)}`;
    const long = path('a', 'disallow: ');
    holds(`user-agent: FooBot\ndisallow: ${long}/qux\n`, { yes: ['/fux'], no: [`http://foo.bar${long}/fux`] });
    const [a, b] = [path('a', 'allow: '), path('b', 'allow: ')];
    const robots = `user-agent: FooBot\ndisallow: /\nallow: ${a}/qux\nallow: ${b}/qux\n`;
    holds(robots, { yes: [`${a}/qux`, `${b}/fux`], no: ['/'] });
    holds(`user-agent: FooBot\nallow: /${'y'.repeat(20_000)}\ndisallow: /z\n`, { no: ['/z'] });
  });

  it('reads 500 KiB and no more', () => {
    const filling = `# ${'é'.repeat(500)}\n`.repeat(511);
    expect(isAllowed(`${filling}user-agent: *\ndisallow: /\n`, 'FooBot', '/')).toBe(true);
    expect(isAllowed(`${filling.slice(0, 250_000)}\nuser-agent: *\ndisallow: /\n`, 'FooBot', '/')).toBe(false);
  });
});

describe('which group counts', () => {
  const groups = `allow: /foo/bar/

user-agent: FooBot
disallow: /
allow: /x/
user-agent: BarBot
disallow: /
allow: /y/


allow: /w/
user-agent: BazBot

user-agent: FooBot
allow: /z/
disallow: /
`;

  it('merges the groups of a name, shares one among names in a row, and does not end one at a blank line', () => {
    holds(groups, { agent: 'FooBot', yes: ['/x/b', '/z/d'], no: ['/y/c', '/foo/bar/', '/w/a'] });
    holds(groups, { agent: 'BarBot', yes: ['/y/c', '/w/a'], no: ['/x/b', '/z/d', '/foo/bar/'] });
    holds(groups, { agent: 'BazBot', yes: ['/z/d'], no: ['/x/b', '/y/c', '/w/a', '/foo/bar/'] });
  });

  it.each(['Sitemap: https://foo.bar/sitemap', 'Invalid-Unknown-Line: unknown', 'Crawl-delay: 5', 'Noindex: /x'])(
    'goes on with the run of names after %j',
    (record) => {
      const robots = `User-agent: BarBot\n${record}\nUser-agent: *\nDisallow: /\n`;
      expect([isAllowed(robots, 'FooBot', '/'), isAllowed(robots, 'BarBot', '/')]).toEqual([false, false]);
    },
  );

  it.each(['foobot', 'FOOBOT', 'FooBot', 'FooBot/2.1', 'FooBot/2.1 (+http://foo.bar/bot)', ' FooBot '])(
    'knows %j by its name',
    (agent) => holds('user-agent: fOoBoT\nallow: /x/\ndisallow: /\n', { agent, yes: ['/x/y'], no: ['/a/b'] }),
  );

  it.each(['Foo', 'FooBots', 'FooBot-News', 'MyFooBot', 'Foo Bot', 'FooBot*', 'ツ'])(
    'does not take %j for it',
    (agent) => {
      holds('user-agent: FooBot\ndisallow: /\n', { agent, yes: ['/'] });
    },
  );

  it('reads a name in the file up to what no name can hold', () => {
    const robots = 'User-Agent: *\nDisallow: /\nUser-Agent: Foo Bar\nAllow: /x/\nDisallow: /\n';
    expect(isAllowed(robots, 'Foo', 'http://foo.bar/x/y')).toBe(true);
    expect(isAllowed(robots, 'Foo Bar', 'http://foo.bar/x/y')).toBe(false);
    for (const name of ['FooBot/2.1', 'FooBot*', 'FooBot;x', 'FooBotツ'])
      expect(isAllowed(`User-agent: ${name}\nDisallow: /`, 'FooBot', '/'), name).toBe(false);
  });

  it('knows names with digits and dots, which RFC 9309 has not', () => {
    holds('User-agent: MJ12bot\nDisallow: /\n', { agent: 'MJ12bot/v1.4.8 (http://mj12bot.com/)', no: ['/'] });
    holds('User-agent: MJ12bot\nDisallow: /\n', { agent: 'MJ13bot', yes: ['/'] });
    holds('User-agent: archive.org_bot\nDisallow: /\n', { agent: 'archive.org_bot', no: ['/'] });
  });

  it('takes the group for everyone only when none is its own', () => {
    const global = 'user-agent: *\nallow: /\nuser-agent: FooBot\ndisallow: /\n';
    const specific = 'user-agent: FooBot\nallow: /\nuser-agent: BarBot\ndisallow: /\nuser-agent: BazBot\ndisallow: /\n';
    expect(isAllowed(global, 'FooBot', '/x/y')).toBe(false);
    expect(isAllowed(global, 'BarBot', '/x/y')).toBe(true);
    expect(isAllowed(specific, 'QuxBot', '/x/y')).toBe(true);
    const both = 'User-agent: *\nDisallow: /x/\nUser-agent: FooBot\nDisallow: /y/\n';
    holds(both, { yes: ['/x/page'], no: ['/y/page'] });
    holds('User-agent: *\nDisallow: /\nUser-agent: FooBot\n', { yes: ['/'] });
    holds('User-agent: *\nDisallow: /\nUser-agent: FooBot\nDisallow:\n', { yes: ['/'] });
    holds('User-agent: * baz\nDisallow: /\n', { no: ['/'] });
    holds('User-agent: *baz\nDisallow: /\n', { yes: ['/'] });
  });

  it('lets crawlers fall back to the names that their operators document', () => {
    const robots = `user-agent: googlebot-news
disallow: /news-only

user-agent: *
disallow: /everyone

user-agent: googlebot
disallow: /google
`;
    holds(robots, { agent: 'Googlebot-News', yes: ['/google', '/everyone'], no: ['/news-only'] });
    holds(robots, { agent: 'Googlebot-Image/1.0', yes: ['/news-only', '/everyone'], no: ['/google'] });
    holds(robots, { agent: 'Otherbot', yes: ['/google'], no: ['/everyone'] });
    holds(robots, { agent: 'AdsBot-Google', yes: ['/everyone', '/google'] });
    holds(robots, { agent: 'Applebot-Extended', yes: ['/google'], no: ['/everyone'] });
  });

  it.each([
    ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)', false],
    ['Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1) Chrome/1.2 Safari/537.36', false],
    ['Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)', true],
    ['Mozilla/5.0 (compatible; ExampleBot/0.1; https://www.example.com/bot.html)', true],
    ['Mozilla/5.0 (X11; Linux x86_64)', true],
  ])('finds the crawler in %j', (agent, allowed) => {
    expect(isAllowed('User-agent: Googlebot\nDisallow: /', agent, '/')).toBe(allowed);
    expect(isAllowed('User-agent: ExampleBot\nDisallow: /', agent, '/')).toBe(!agent.includes('ExampleBot'));
  });
});

describe('which rule counts', () => {
  it.each([
    ['disallow: /x/page.html\nallow: /x/\n', '/x/page.html', false],
    ['allow: /x/page.html\ndisallow: /x/\n', '/x/page.html', true],
    ['allow: /x/page.html\ndisallow: /x/\n', '/x/', false],
    ['disallow: \nallow: \n', '/x/page.html', true],
    ['disallow: /\nallow: /\n', '/x/page.html', true],
    ['allow: /\ndisallow: /\n', '/x/page.html', true],
    ['disallow: /x\nallow: /x/\n', '/x', false],
    ['disallow: /x\nallow: /x/\n', '/x/', true],
    ['disallow: /x/page.html\nallow: /x/page.html\n', '/x/page.html', true],
    ['allow: /page\ndisallow: /*.html\n', '/page.html', false],
    ['allow: /page\ndisallow: /*.html\n', '/page', true],
    ['allow: /x/page.\ndisallow: /*.html\n', '/x/page.html', true],
    ['allow: /x/page.\ndisallow: /*.html\n', '/x/y.html', false],
    ['disallow: /x/\n', '/X/y', true],
    ['disallow: /X/\n', '/x/y', true],
    ['allow: /p\ndisallow: /\n', '/page', true],
    ['allow: /folder\ndisallow: /folder\n', '/folder/page', true],
    ['allow: /page\ndisallow: /*.htm\n', '/page.htm', false],
    ['allow: /$\ndisallow: /\n', '/', true],
    ['allow: /$\ndisallow: /\n', '/page.html', false],
    ['disallow: /\n', '/robots.txt', true],
    ['disallow: /robots.txt\n', 'https://foo.bar/robots.txt', true],
    ['disallow: /\n', '/robots.txt.bak', false],
    ['disallow: foo\n', '/foo', true],
    ['disallow: *.php\n', '/a.php', false],
    ['disallow: *\n', '/', false],
    ['disallow: /**a**\n', '/xxa', false],
    ['disallow: https://foo.bar/a/\n', 'https://foo.bar/a/', true],
  ])('%j decides %s: %s', (rules, url, allowed) => {
    expect(isAllowed(`user-agent: FooBot\n${rules}`, 'FooBot', url)).toBe(allowed);
  });

  it('gives an address that begins with a path its longest rule, whatever stands first', () => {
    const robots = `User-Agent: *
Disallow: *.gif$
Disallow: /example/
Allow: /publications/

User-Agent: foobot
Disallow:/
Allow:/example/page.html
Allow:/example/allowed.gif

User-Agent: barbot
User-Agent: bazbot
Disallow: /example/page.html

User-Agent: quxbot
`;
    holds(robots, {
      agent: 'foobot',
      yes: ['/example/page.html', '/example/allowed.gif'],
      no: ['/', '/example/a.gif'],
    });
    holds(robots, { agent: 'barbot', yes: ['/', '/example/x'], no: ['/example/page.html'] });
    holds(robots, { agent: 'bazbot', no: ['/example/page.html'] });
    holds(robots, { agent: 'quxbot', yes: ['/', '/example/a.gif'] });
    holds(robots, {
      agent: 'other',
      yes: ['/publications/', '/a.gif?x', '/publications/a.gif'],
      no: ['/example/', '/a.gif'],
    });
    holds('user-agent: foobot\nallow: /example/page/\ndisallow: /example/page/disallowed.gif\n', {
      agent: 'foobot',
      yes: ['/example/page/', '/example/page/a.gif'],
      no: ['/example/page/disallowed.gif'],
    });
  });

  it('lets an allowed index page stand for its folder', () => {
    holds('user-agent: *\nallow: /allowed-slash/index.html\ndisallow: /\n', {
      yes: ['/allowed-slash/', '/allowed-slash/index.html'],
      no: ['/allowed-slash/index.htm', '/anyother-url', '/allowed-slash/x'],
    });
  });

  it.each([
    [
      '/fish',
      ['/fish', '/fish.html', '/fish/salmon.html', '/fishheads', '/fishheads/yummy.html', '/fish.php?id=anything'],
      ['/Fish.asp', '/catfish', '/?id=fish', '/desert/fish', '/bar'],
    ],
    [
      '/fish*',
      ['/fish', '/fish.html', '/fish/salmon.html', '/fishheads', '/fish.php?id=anything'],
      ['/Fish.asp', '/catfish', '/?id=fish'],
    ],
    [
      '/fish/',
      ['/fish/', '/fish/salmon', '/fish/?salmon', '/fish/salmon.html', '/fish/?id=anything'],
      ['/fish', '/fish.html', '/Fish/Salmon.html', '/animals/fish/'],
    ],
    [
      '/*.php',
      [
        '/filename.php',
        '/folder/filename.php',
        '/folder/filename.php?parameters',
        '//folder/any.php.file.html',
        '/filename.php/',
        '/index?f=filename.php/',
      ],
      ['/php/', '/index?php', '/windows.PHP'],
    ],
    [
      '/*.php$',
      ['/filename.php', '/folder/filename.php'],
      [
        '/filename.php?parameters',
        '/filename.php/',
        '/filename.php5',
        '/php/',
        '/filename?php',
        '/aaaphpaaa',
        '//windows.PHP',
      ],
    ],
    ['/fish*.php', ['/fish.php', '/fishheads/catfish.php?parameters'], ['/Fish.PHP', '/fish.asp']],
    ['/foo/*/qux', ['/foo/bar/qux', '/foo/a/b/qux', '/foo//qux', '/foo/x/quxx'], ['/foo/qux', '/foo/bar/quz']],
    ['/foo/bar$', ['/foo/bar'], ['/foo/bar/', '/foo/bar?x', '/foo/bar/qux']],
    ['/a$b', ['/a$b', '/a$bc', '/a%24b'], ['/a', '/ab']],
    ['/a*$', ['/a', '/abc'], ['/b']],
    ['/*a*a*$', ['/aa', '/xaya'], ['/a']],
    ['/*ab$', ['/ab', '/abab', '/aab'], ['/ab/', '/b']],
    ['/aba*ba$', ['/ababa', '/aba/ba'], ['/aba']],
    ['/file-with-a-%2A.html', ['/file-with-a-*.html', '/file-with-a-%2a.html'], ['/file-with-a-x.html']],
    ['/foo-%24', ['/foo-$', '/foo-$x'], ['/foo-']],
    ['/?a=*&b', ['/?a=1&b', 'http://foo.bar?a=1&b=2'], ['/x?a=1&b']],
  ])('%s fits what it should', (path, yes, no) => holds(only(path), { yes, no }));

  it.each([
    ['/foo/bar?qux=taz&baz=http://foo.bar?tar&par', '/foo/bar?qux=taz&baz=http://foo.bar?tar&par'],
    ['/foo/bar/ツ', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%E3%83%84', '/foo/bar/ツ'],
    ['/foo/bar/%e3%83%84', '/foo/bar/%E3%83%84'],
    ['/foo/bar/%62%61%7A', '/foo/bar/baz'],
    ['/foo/bar/baz', '/foo/bar/%62a%7a'],
    ['/a b', '/a%20b'],
    ['/каталог/', 'https://пример.рф/%D0%BA%D0%B0%D1%82%D0%B0%D0%BB%D0%BE%D0%B3/x'],
    ['/Ελληνικά', '/%CE%95%CE%BB%CE%BB%CE%B7%CE%BD%CE%B9%CE%BA%CE%AC'],
    ['/عربي/', '/عربي/صفحة'],
    ['/עברית', '/%D7%A2%D7%91%D7%A8%D7%99%D7%AA'],
    ['/हिन्दी', '/हिन्दी?x=1'],
    ['/中文', '/%E4%B8%AD%E6%96%87'],
    ['/日本語/*/x', '/日本語/道/x'],
    ['/한국어', '/%ed%95%9c%ea%b5%ad%ec%96%b4'],
    ['/ไทย', '/%E0%B9%84%E0%B8%97%E0%B8%A2'],
    ['/👩‍💻', '/%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB'],
    ['/100%', '/100%'],
  ])('%s means %s, however each is written', (path, url) => holds(only(path), { yes: [url], no: ['/other'] }));

  it('keeps reserved signs apart from their codes', () => {
    holds(only('/a%2Fb'), { yes: ['/a%2fb'], no: ['/a/b'] });
    holds(only('/a%3Fb'), { yes: ['/a%3Fb'], no: ['/a?b'] });
  });

  it('survives lone surrogates', () => {
    expect(isAllowed('user-agent: *\ndisallow: /\ud800', 'FooBot', '/\udc00')).toBe(false);
  });

  it('never looks at the part after #', () => {
    holds('# Disallow: /\nuser-agent: FooBot\nDisallow: /foo/quz#qux\nAllow: /\n', {
      yes: ['/foo/bar', '/#/foo/quz'],
      no: ['/foo/quz', '/foo/quz#x'],
    });
  });
});
