import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('http-header-checker', tool, run), tool.output);

describe('http-header-checker', () => {
  it('lists each header with what it is for, and no cookie value', async () => {
    const output = await ask({
      headers: { server: 'nginx', 'x-own': '1' },
      setCookies: ['a=secret; Path=/'],
      waited: 40,
    });
    expect(output).toMatchObject({ waited: 40, headerCount: 4 });
    expect(output.headers).toContainEqual({ name: 'server', value: 'nginx', purpose: 'The program that answered' });
    expect(JSON.stringify(output)).not.toContain('secret');
  });

  it.each(['constructor', '__proto__', 'toString', 'hasownproperty'])(
    'treats a header called %s like all others',
    async (name) => {
      const output = await ask({
        headers: Object.fromEntries([
          [name, 'x'],
          ['server', 'nginx'],
        ]),
      });
      expect(output.headers).toContainEqual({ name, value: 'x', purpose: '' });
    },
  );
});
