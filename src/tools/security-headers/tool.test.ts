import { describe, expect, it } from 'vitest';
import { toolEntry } from '#kit/registry';
import { askPage } from '../../../tests/page-tool.ts';
import run from './run.ts';
import tool from './tool.ts';

const ask = askPage(toolEntry('security-headers', tool, run), tool.output);

describe('security-headers', () => {
  it('grades, and gives the lines that are missing', async () => {
    const bare = await ask('<p>x');
    expect(bare.grade).toBe('F');
    expect(bare.nginx).toContain('add_header X-Content-Type-Options "nosniff" always;');
    expect(bare.caddy?.split('\n')).toHaveLength(6);
  });

  it('gives the best grade to a page that sends them all, and no lines', async () => {
    const headers = {
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=()',
    };
    const output = await ask({ headers });
    expect(output.grade).toBe('A+');
    expect(output.nginx).toBeUndefined();
    expect(output.headers).toHaveLength(6);
  });
});
