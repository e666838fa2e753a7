import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTool } from '../../scripts/new-tool.ts';
import { copyProject, type ProjectCopy } from '../servers/project-copy.ts';
import { type RunningSite, startSite } from '../servers/site.ts';
import { notice, result, visitors } from './visit.ts';

const { visit } = visitors();
const path = '/tools/just-made';

let copy: ProjectCopy;
let site: RunningSite;

beforeAll(async () => {
  copy = copyProject();
  createTool('just-made', join(copy.directory, 'src', 'tools'));
  copy.build();
  site = await startSite({ LOG_LEVEL: 'error' }, copy.directory);
  // A whole build, and a program of many files that starts without what an earlier start has kept.
});
afterAll(async () => {
  await site?.stop();
  copy?.remove();
});

describe('a tool that is one new folder', () => {
  it('has a page whose form and result are drawn from its schemas', async () => {
    const page = await visit({ path, origin: site.origin });
    await page.getByRole('textbox', { name: 'Text' }).fill('one two');
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    await result(page).waitFor();
    expect(await result(page).getByRole('textbox').inputValue()).toBe('owt eno');
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  it('refuses blank input in the words of its definition', async () => {
    const page = await visit({ path, origin: site.origin });
    await page.getByRole('main').locator('form').getByRole('button').last().click();
    await notice(page, 'alert', 'Please enter some text').waitFor();
  });

  it('is listed, and answers over the API', async () => {
    const page = await visit({ path: '/tools', origin: site.origin });
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Just Made/ })
      .click();
    await page.getByRole('heading', { level: 1, name: 'Just Made' }).waitFor();
    const answer = await page.request.post('/api/tools/just-made', { data: { text: 'abc' } });
    expect(await answer.json()).toMatchObject({ success: true, data: { reversed: 'cba' } });
  });

  it('is offered on the home page to a text, and begins with it', async () => {
    const page = await visit({ path: '/', origin: site.origin });
    await page.getByRole('textbox', { name: /^Paste a text/ }).fill('More words than anyone would put into a search.');
    const fitting = page.getByRole('list', { name: 'Fitting tools' });
    await fitting.getByRole('button', { name: /more tools$/ }).click();
    await fitting.getByRole('link', { name: /^Just Made/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Just Made' }).waitFor();
    await expect.poll(() => page.getByRole('textbox', { name: 'Text' }).inputValue()).toMatch(/^More words/);
  });
});
