import { expect, it } from 'vitest';
import { run } from '../fixture.ts';

it('installs a browser, and says where it is', async () => {
  const installBrowser = async () => ({ path: '/usr/bin/chromium', isOld: false, tried: 'apt-get update' });
  const { out, err, code } = await run(['browser', 'install'], { installBrowser });
  expect({ out, err, code }).toEqual({ out: 'Browser installed: /usr/bin/chromium\n', err: '', code: 0 });
});

it('leaves one that is there', async () => {
  const installBrowser = async () => ({ path: '/usr/bin/chromium', isOld: true, tried: '' });
  expect((await run(['browser', 'install'], { installBrowser })).out).toBe(
    'A browser is there already: /usr/bin/chromium\n',
  );
});

it('says what was tried when none can be had', async () => {
  const installBrowser = async () => ({ isOld: false, tried: 'apt-get: only for root on Debian, not tried.' });
  const { err, code } = await run(['browser', 'install'], { installBrowser });
  expect(err).toBe(
    'apt-get: only for root on Debian, not tried.\nNo browser could be installed. Install Chromium or Chrome by hand, or set BROWSER_PATH to its program.',
  );
  expect(code).toBeGreaterThan(0);
});

it.each([[], ['remove'], ['install', 'twice']])('asks for its word: %j', async (...args) => {
  const { err, code } = await run(['browser', ...args]);
  expect({ err, code }).toEqual({ err: 'browser takes one word: install.', code: 2 });
});
