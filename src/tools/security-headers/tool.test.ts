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
    expect(bare.caddy?.split('\n')).toHaveLength(7);
  });

  it('gives the best grade to a page that sends them all, and no lines', async () => {
    const headers = {
      'strict-transport-security': 'max-age=31536000',
      'content-security-policy': "default-src 'self'; frame-ancestors 'none'; base-uri 'self'; form-action 'self'",
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
      'permissions-policy': 'camera=()',
      'cross-origin-opener-policy': 'same-origin',
    };
    const output = await ask({ headers });
    expect(output.grade).toBe('A+');
    expect(output.nginx).toBeUndefined();
    expect(output.headers).toHaveLength(7);
    for (const loose of ["'unsafe-inline'", '*', 'https:', 'data:']) {
      const policy = `${headers['content-security-policy']}; script-src 'self' ${loose}`;
      const { grade } = await ask({ headers: { ...headers, 'content-security-policy': policy } });
      expect(grade, loose).toBe('B');
    }
  });

  it('takes a policy that allows everything, or only reports, for none', async () => {
    const anything = await ask({
      body: '<p>x',
      headers: { 'content-security-policy': "default-src * data: blob: 'unsafe-inline' 'unsafe-eval'" },
    });
    const told = (title: string) => anything.findings.find((each) => each.title === title)?.severity;
    expect(told('No Content-Security-Policy limits what the page may load')).toBe('warning');
    expect(told('The content policy allows foreign scripts')).toBe('warning');
    const reported = await ask({
      body: '<p>x',
      headers: { 'content-security-policy-report-only': "default-src 'self'" },
    });
    expect(reported.findings.map(({ title }) => title)).toContain('The policy only reports');
    expect(reported.findings.map(({ title }) => title)).not.toContain('The content policy blocks foreign scripts');
  });
});
