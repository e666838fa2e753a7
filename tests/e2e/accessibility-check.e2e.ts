import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { screens } from '#lib/screens';
import { createChromium } from '#ports/browser/chromium';
import { chromiumPath } from '../../scripts/browser.ts';
import { listen } from '../servers/loopback.ts';
import { startTemporaryFiles } from '../servers/temporary-files.ts';

const pages = new Map<string, string>();
const server = await listen(
  createServer((request, response) => {
    const body = pages.get(request.url ?? '');
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "script-src 'unsafe-inline'",
    };
    response.writeHead(body === undefined ? 404 : 200, headers).end(body ?? '');
  }),
);
const host = `127.0.0.1:${server.port}`;
const { files, directory, close } = await startTemporaryFiles();
const browser = createChromium({
  ...{ files, allow: [host], dnsServers: [], publicUrl: 'http://localhost:3000', path: chromiumPath() },
  profiles: join(directory, '..', 'clearkit-test-accessibility'),
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
  await close();
});

const everyTag = 'wcag2a wcag21a wcag22a wcag2aa wcag21aa wcag22aa wcag2aaa best-practice'.split(' ');
const head = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title>';

async function inspect(path: string, body: string, screen: object = {}) {
  pages.set(path, body);
  const shown = { ...screens.desktop, colours: 'light', ...screen } as const;
  const page = await browser.inspect({ url: `http://${host}${path}`, screen: shown }, { tags: everyTag });
  const ids = (outcome: string) => page.rules.filter((rule) => rule.outcome === outcome).map(({ id }) => id);
  return { ...page, failed: ids('failed'), unclear: ids('unclear') };
}

/** Written down from the examples of W3C's ACT rules: https://www.w3.org/WAI/standards-guidelines/act/rules/ */
const examples: readonly [rule: string, passes: string, fails: string][] = [
  ['image-alt', '<img src="a.png" alt="W3C logo">', '<img src="a.png">'],
  ['button-name', '<button>My button</button>', '<button></button>'],
  ['link-name', '<a href="/x">Accessibility</a>', '<a href="/x"><img src="a.png" alt=""></a>'],
  ['label', '<label>First name <input></label>', '<input>'],
  ['select-name', '<label>Country <select><option>x</select></label>', '<select><option>x</select>'],
  ['frame-title', '<iframe title="List of contributors" srcdoc="x"></iframe>', '<iframe srcdoc="x"></iframe>'],
  ['valid-lang', '<p lang="fr">Bonjour</p>', '<p lang="invalid">Bonjour</p>'],
  [
    'autocomplete-valid',
    '<label>x<input autocomplete="username"></label>',
    '<label>x<input autocomplete="badname"></label>',
  ],
  ['aria-valid-attr', '<button aria-pressed="false">x</button>', '<button aria-not-checked="true">x</button>'],
  ['aria-roles', '<div role="searchbox" aria-label="x"></div>', '<div role="lnik">x</div>'],
  ['aria-required-attr', '<div role="checkbox" aria-checked="true">x</div>', '<div role="combobox">x</div>'],
  ['aria-hidden-focus', '<p aria-hidden="true">x</p>', '<p aria-hidden="true"><a href="/x">x</a></p>'],
  [
    'aria-required-children',
    '<div role="list"><div role="listitem">x</div></div>',
    '<div role="list"><div role="tab">x</div></div>',
  ],
  [
    'color-contrast',
    '<p style="color:#595959;background:#fff">Some text</p>',
    '<p style="color:#aaa;background:#fff">Some text</p>',
  ],
  ['meta-viewport', '<p>x</p>', '<meta name="viewport" content="user-scalable=no"><p>x</p>'],
  ['role-img-alt', '<div role="img" aria-label="Sleeping cat">x</div>', '<div role="img"></div>'],
  ['svg-img-alt', '<svg role="img" aria-label="x"><circle r="9"/></svg>', '<svg role="img"><circle r="9"/></svg>'],
  ['input-image-alt', '<input type="image" src="a.png" alt="Search">', '<input type="image" src="a.png">'],
  [
    'td-headers-attr',
    '<table><tr><th id="a">x</th></tr><tr><td headers="a">y</td></tr></table>',
    '<table><tr><th id="a">x</th></tr><tr><td headers="z">y</td></tr></table>',
  ],
  [
    'avoid-inline-spacing',
    '<p style="letter-spacing:.1em">x</p>',
    '<p style="letter-spacing:.1em!important">x y z</p>',
  ],
];

describe('accessibility in a browser', () => {
  it.each(examples)('judges %s as its rule says', { timeout: 60_000 }, async (rule, passes, fails) => {
    expect((await inspect('/passes', `${head}<main><h1>x</h1>${passes}</main>`)).failed).not.toContain(rule);
    expect((await inspect('/fails', `${head}<main><h1>x</h1>${fails}</main>`)).failed).toContain(rule);
  });

  it('makes pictures of places, and names them', { timeout: 60_000 }, async () => {
    const body = `${head}<main><h1>x</h1><p id="grey" style="color:#aaa">Some text</p><div style="height:5000px"></div><button></button></main>`;
    const { rules, pictures } = await inspect('/pictures', body);
    const contrast = rules.find(({ id }) => id === 'color-contrast');
    expect(contrast).toMatchObject({
      count: 1,
      places: [{ selector: '#grey', measured: { fgColor: '#aaaaaa', expectedContrastRatio: '4.5:1' } }],
    });
    expect(pictures.map(({ rule }) => rule).sort()).toEqual(['button-name', 'color-contrast']);
    for (const { file } of pictures) {
      const content = Buffer.from(await files.read(file));
      expect(content.subarray(8, 12).toString()).toBe('WEBP');
      expect(content.length).toBeLessThan(100_000);
    }
  });

  it('sees what a screen shows: dark colors, small screens', { timeout: 60_000 }, async () => {
    const body = `${head}<style>@media (prefers-color-scheme: dark) { p { color: #333; background: #222 } }
      @media (max-width: 500px) { button { font-size: 0; width: 60px; height: 60px } button span { display: none } }</style>
      <main><h1>x</h1><p>Some text</p><button><span>Send</span></button></main>`;
    expect((await inspect('/screens', body)).failed).toEqual([]);
    expect((await inspect('/screens', body, { colours: 'dark' })).failed).toEqual(['color-contrast']);
    expect((await inspect('/screens', body, screens.phone)).failed).toEqual(['button-name']);
  });

  it('says what it could not decide, and why', { timeout: 60_000 }, async () => {
    const { rules } = await inspect(
      '/unclear',
      `${head}<main><h1>x</h1><p style="background:linear-gradient(#fff,#000);color:#777">Some text</p></main>`,
    );
    expect(rules.find(({ outcome }) => outcome === 'unclear')).toMatchObject({
      ...{ id: 'color-contrast', places: [{ measured: { messageKey: 'bgGradient' } }] },
    });
  });

  it('is not misled by what a page does to its own world', { timeout: 60_000 }, async () => {
    const hostile = `<script>
      window.axe = { run: async () => ({ violations: [], incomplete: [], passes: [] }) };
      Document.prototype.querySelectorAll = () => []; Array.prototype.map = () => [];
      Element.prototype.getBoundingClientRect = () => { throw new Error('no') };
    </script>`;
    expect((await inspect('/hostile', `${head}${hostile}<main><h1>x</h1><img src="a.png"></main>`)).failed).toEqual([
      'image-alt',
    ]);
  });

  it('is bounded for a page of many faults', { timeout: 90_000 }, async () => {
    const body = `${head}<main><h1>x</h1>${`<img src="data:," title="${'x'.repeat(2_000)}">`.repeat(1_000)}</main>`;
    const page = await inspect('/many', body.replaceAll('title=', 'data-x='));
    const rule = page.rules.find(({ id }) => id === 'image-alt');
    expect([rule?.count, rule?.places.length]).toEqual([1_000, 20]);
    expect(JSON.stringify(page).length).toBeLessThan(100_000);
  });
});
