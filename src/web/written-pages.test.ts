import { describe, expect, it } from 'vitest';
import { site } from '#content/site';
import { readConfig } from '#main/config';
import { writtenPage, writtenPages } from './written-pages.server.ts';

const config = readConfig({});

describe('written pages', () => {
  it('say the brand and the address of the operator', () => {
    expect(writtenPages().map(({ slug }) => slug)).toEqual(['about', 'authority', 'privacy-policy', 'terms']);
    for (const { title, body } of writtenPages()) {
      expect(`${title}${body}`).not.toMatch(/\{\w+\}/);
      expect(body).toContain(`(mailto:${site.email})`);
    }
  });

  it('say for how long files are kept', () => {
    for (const slug of ['privacy-policy', 'terms']) {
      expect(writtenPage(slug).body).toContain(`deleted after ${config.fileTtlMinutes} minutes`);
    }
  });

  it('say how many calls a visitor has', () => {
    expect(writtenPage('terms').body).toContain(`${config.callsPerMinute} calls per minute`);
  });

  it('claim the four benefits and the year under headings of their own', () => {
    const { body } = writtenPage('about');
    const headings = [...body.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading]) => heading);
    expect(headings).toEqual(
      expect.arrayContaining([
        ...['100% Free', 'User-Friendly', 'Comprehensive', 'Privacy-Focused'],
        `Founded in ${site.founded}`,
      ]),
    );
  });
});
