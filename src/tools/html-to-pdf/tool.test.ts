import { describe, expect, it } from 'vitest';
import { execute } from '#kit/execute';
import { toolEntry } from '#kit/registry';
import type { Sheets } from '#ports/browser/port';
import { createFakePorts } from '../../../tests/fake-ports.ts';
import run from './run.ts';
import tool from './tool.ts';

const entry = toolEntry('html-to-pdf', tool, run);
const ports = await createFakePorts([entry]);
const url = tool.examples[0].input.url;

describe('html-to-pdf', () => {
  /** What the browser was asked for. */
  async function sheets(input: object): Promise<Sheets | undefined> {
    const asked: Sheets[] = [];
    const browser: typeof ports.browser = {
      ...ports.browser,
      print: (visit, order) => {
        asked.push(order);
        return ports.browser.print(visit, order);
      },
    };
    await execute(entry, { url, ...input }, { ports: { ...ports, browser } });
    return asked[0];
  }

  it('asks for paper as it is held', async () => {
    expect(await sheets({})).toMatchObject({ width: 210, height: 297, scale: 1, styles: 'print', backgrounds: true });
    expect(await sheets({ paper: 'Legal', orientation: 'landscape', scale: 50 })).toMatchObject({
      ...{ width: 355.6, height: 215.9, scale: 0.5 },
    });
  });

  it('has margins by name or by side, with room for what is written in them', async () => {
    expect(await sheets({ margins: 'wide' })).toMatchObject({ margins: { top: 25, right: 25, bottom: 25, left: 25 } });
    expect(await sheets({ margins: 'own', top: 1, right: 2, bottom: 3, left: 4, footer: true })).toMatchObject({
      margins: { top: 1, right: 2, bottom: 12, left: 4 },
    });
  });

  it('refuses margins that leave nothing of the paper', async () => {
    const none = execute(entry, { url, paper: 'A6', margins: 'own', left: 50, right: 50 }, { ports });
    await expect(none).rejects.toMatchObject({ code: 'invalid-input', field: 'left' });
  });

  it('keeps a PDF under the title of the page', async () => {
    const result = tool.output.parse(await execute(entry, { url }, { ports }));
    const file = await ports.files.get(ports.files.idOf(result.document.url) ?? '');
    expect(file).toMatchObject({ type: 'application/pdf', name: result.document.name });
    expect(result.document.name).toBe(`${result.document.title}.pdf`);
  });

  it('says that a page goes on, and that it may be an error page', async () => {
    const browser: typeof ports.browser = {
      ...ports.browser,
      print: async (...asked) => ({ ...(await ports.browser.print(...asked)), status: 404, pages: 200, isCut: true }),
    };
    const { document } = tool.output.parse(await execute(entry, { url }, { ports: { ...ports, browser } }));
    expect(document.note).toBe(
      'The page answered with status 404, so this may be an error page. The page goes on: these are its first 200 sheets.',
    );
  });
});
