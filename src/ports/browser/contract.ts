import { describe, expect, it } from 'vitest';
import type { TemporaryFiles } from '#ports/files/port';
import type { Browser, Screen } from './port.ts';

export const desk: Screen = { width: 1280, height: 800, scale: 1, isMobile: false, colours: 'light' };
const phone: Screen = { width: 412, height: 823, scale: 2, isMobile: true, colours: 'light' };

/** What every browser must do, the fake included. `page` is an address with a page that has a title. */
export function browserContract(create: () => Browser, files: TemporaryFiles, page: () => string): void {
  describe('pages in a browser', () => {
    it('says that nothing is missing', async () => {
      expect(await create().missing()).toBeUndefined();
    });

    it('loads a page, and tells what it asked for', async () => {
      const loaded = await create().load({ url: page(), screen: desk });
      expect(loaded).toMatchObject({ url: page(), status: 200, isWhole: true, windows: 0, dialogs: 0 });
      expect(loaded.html).toMatch(/<title>/i);
      expect(loaded.headers['content-type']).toMatch(/html/);
      expect(loaded.requests[0]).toMatchObject({
        url: page(),
        type: 'Document',
        status: 200,
        start: 0,
        isCached: false,
      });
      for (const { start, head = 0, end = 0 } of loaded.requests)
        expect([start, head, end]).toEqual([start, head, end].sort((a, b) => a - b));
    });

    it('takes a picture for each screen, in the order asked for', async () => {
      const shots = await create().shoot({ url: page() }, [
        { screen: desk, isWhole: false, format: 'png' },
        { screen: phone, isWhole: false, format: 'png' },
      ]);
      expect(shots.map(({ width, height }) => [width, height])).toEqual([
        [1280, 800],
        [824, 1646],
      ]);
      for (const { file } of shots)
        expect(
          Buffer.from(await files.read(file))
            .subarray(1, 4)
            .toString(),
        ).toBe('PNG');
    });

    it('puts a page on paper', async () => {
      const margins = { top: 10, right: 10, bottom: 10, left: 10 };
      const look = { scale: 1, styles: 'print', backgrounds: true, header: false, footer: true } as const;
      const printed = await create().print({ url: page() }, { width: 210, height: 297, margins, ...look });
      expect(printed).toMatchObject({ url: page(), status: 200, title: 'Shop', pages: 1, isCut: false });
      const content = await files.read(printed.file);
      expect(Buffer.from(content).subarray(0, 5).toString()).toBe('%PDF-');
    });

    it('looks how accessible a page is', { timeout: 60_000 }, async () => {
      const inspected = await create().inspect({ url: page(), screen: desk }, { tags: ['wcag2a', 'wcag2aa'] });
      expect(inspected).toMatchObject({ url: page(), status: 200, frames: 0, version: '4.14.1' });
      expect(inspected.rules.map(({ id }) => id)).toContain('html-has-lang');
      for (const { outcome, count, places } of inspected.rules)
        expect(outcome === 'passed' ? 0 : Math.min(20, count)).toBe(places.length);
      for (const { rule, file } of inspected.pictures) {
        expect(inspected.rules.find(({ id }) => id === rule)?.outcome).toBe('failed');
        expect((await files.read(file)).length).toBeGreaterThan(0);
      }
    });

    it('looks how a page lies on a phone', { timeout: 60_000 }, async () => {
      const laidOut = await create().layout({ url: page(), screen: phone });
      expect(laidOut).toMatchObject({ url: page(), status: 200, targets: { count: expect.any(Number) } });
      expect(laidOut.zoom).toBeLessThanOrEqual(1);
      expect(laidOut.characters.small).toBeLessThanOrEqual(laidOut.characters.all);
      expect((await files.read(laidOut.picture.file)).length).toBeGreaterThan(0);
    });

    it('measures how quick a page is, as often as asked for', { timeout: 120_000 }, async () => {
      const report = await create().measure({ url: page() }, { device: 'phone', runs: 2 });
      expect(report).toMatchObject({
        url: page(),
        warnings: expect.any(Array),
        version: expect.stringMatching(/^13\./),
      });
      expect(report.runs).toHaveLength(2);
      for (const { score, firstByte, firstPaint, largestPaint } of report.runs) {
        expect(score).toBeGreaterThan(0);
        expect(firstByte).toBeLessThanOrEqual(firstPaint);
        expect(firstPaint).toBeLessThanOrEqual(largestPaint);
      }
      expect(report.files[0]).toMatchObject({ url: page(), type: 'Document', mime: 'text/html' });
      for (const { file } of report.frames) expect((await files.read(file)).length).toBeGreaterThan(50);
    });

    it('refuses what is no page', async () => {
      const url = new URL('/picture.png', page()).href;
      await expect(create().load({ url, screen: desk })).rejects.toMatchObject({
        code: expect.stringMatching(/unsupported|not-found/),
      });
    });

    it('does not begin what nobody wants', async () => {
      const visit = { url: page(), screen: desk, signal: AbortSignal.abort() };
      await expect(create().load(visit)).rejects.toMatchObject({ code: 'cancelled' });
    });
  });
}
