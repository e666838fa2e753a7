import { createServer } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { screens } from '#lib/screens';
import { createChromium } from '#ports/browser/chromium';
import { chromiumPath } from '../../scripts/browser.ts';
import { listen } from '../servers/loopback.ts';
import { startTemporaryFiles } from '../servers/temporary-files.ts';

let served = '';
const server = await listen(
  createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(served);
  }),
);
const host = `127.0.0.1:${server.port}`;
const { files, directory, close } = await startTemporaryFiles();
const browser = createChromium({
  ...{ files, allow: [host], dnsServers: [], publicUrl: 'http://localhost:3000', path: chromiumPath() },
  profiles: join(directory, '..', 'clearkit-test-layout'),
});
afterAll(async () => {
  await Promise.all([browser.close(), server.close()]);
  await close();
});

const head = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Page</title>';
const words = 'Some words of a text that goes on for a while. '.repeat(10);

async function laidOut(page: string) {
  served = page;
  return browser.layout({ url: `http://${host}/`, screen: { ...screens.phone, colours: 'light' } });
}

describe('a page on a phone', { timeout: 60_000 }, () => {
  it('measures letters as they are seen', async () => {
    const { characters, small, zoom } = await laidOut(
      `${head}<p>${words}</p><p id="small" style="font-size:9px">Terms\n and conditions</p><p style="font-size:5px" hidden>x</p>
       <p style="position:absolute;width:1px;height:1px;overflow:hidden;font-size:3px">Skip</p>`,
    );
    expect(zoom).toBe(1);
    expect(characters.small).toBe(21);
    expect(small).toMatchObject([
      { selector: '#small', size: 9, text: 'Terms and conditions', code: expect.stringMatching(/^<p id="small"/) },
    ]);
    expect(characters.all).toBeGreaterThan(400);
  });

  it('sees a page for desks as small as a phone shows it', async () => {
    const { characters, small, zoom } = await laidOut(`<!doctype html><title>x</title><p>${words}</p>`);
    expect(zoom).toBeCloseTo(412 / 980, 2);
    expect(characters.small).toBe(characters.all);
    expect(small[0]?.size).toBeCloseTo(6.7, 0);
  });

  it('finds targets by WCAG 2.5.8, with its exceptions', async () => {
    const target = (to: string, more = '') =>
      `<a href="/${to}" style="display:inline-block;width:16px;height:16px;font-size:9px;${more}">x</a>`;
    const close = await laidOut(`${head}<main>${target('a')}${target('b')}</main>`);
    expect(close.targets.count).toBe(2);
    const apart = await laidOut(`${head}<main>${target('a', 'margin:12px')}${target('b', 'margin:12px')}</main>`);
    expect(apart.targets.count).toBe(0);
    const inline = await laidOut(`${head}<p>Some <a href="/a">a</a> <a href="/b">b</a> words in a sentence.</p>`);
    expect(inline.targets.count).toBe(0);
    const large = await laidOut(
      `${head}<button style="width:24px;height:24px">x</button><button style="width:24px;height:24px">y</button>`,
    );
    expect(large.targets.count).toBe(0);
  });

  it('finds what sticks out, and not what scrolls in itself', async () => {
    const { width, wide } = await laidOut(`${head}<div><table id="t" style="width:900px"><tr><td>x</table></div>`);
    expect(width).toBeGreaterThan(899);
    expect(wide.map(({ selector }) => selector).join()).toMatch(/#t/);
    const scrolling = await laidOut(
      `${head}<div style="overflow-x:auto"><table style="width:900px"><tr><td>x</table></div>`,
    );
    expect([scrolling.width, scrolling.wide]).toEqual([412, []]);
  });

  it('takes a picture of the first screens, with lines around the places', async () => {
    const mark = async (style: string) => {
      const { picture } = await laidOut(
        `${head}<p style="margin:100px 20px;color:#fff;${style}">Terms</p><div style="height:9000px"></div>`,
      );
      const content = await files.read(picture.file);
      const { info, data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
      expect([info.width, info.height]).toEqual([picture.width, picture.height]);
      expect(picture.height).toBe(Math.round(3 * 823 * 1.75));
      let colored = 0;
      for (let at = 0; at < data.length; at += info.channels) if ((data[at + 2] ?? 255) < 100) colored += 1;
      return colored;
    };
    expect(await mark('font-size:16px')).toBe(0);
    expect(await mark('font-size:9px')).toBeGreaterThan(100);
  });

  it('is bounded for pages of many elements, deep ones and those that change what is asked', async () => {
    const many = await laidOut(`${head}${'<p style="font-size:5px">x</p>'.repeat(20_000)}`);
    expect([many.small.length, many.characters.small]).toEqual([40, 20_000]);
    const deep = await laidOut(`${head}${'<div style="margin-left:2px">'.repeat(400)}x`);
    expect(deep.wide.length).toBeLessThanOrEqual(40);
    const hostile = await laidOut(
      `${head}<script>getComputedStyle = () => ({ fontSize: '99px' }); Element.prototype.getBoundingClientRect = () => { throw 1 }</script><p style="font-size:9px">x</p>`,
    );
    expect(hostile.characters.small).toBe(1);
    expect(JSON.stringify(many).length).toBeLessThan(60_000);
  });
});
