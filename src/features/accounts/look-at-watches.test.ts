import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import type { WatchLook } from '#ports/store/port';
import { accountsOver, databases, EMAIL } from './fixture.ts';
import { type AuditedSite, auditDue, type Looking, lookAtDue } from './look-at-watches.ts';
import type { Output } from './watch-kinds.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
const DAY = 24 * HOUR;

interface Listed {
  most: number;
  kinds: string[];
  list: { id: string; kind: string; target: string; isPaused: boolean; state?: string; looks: WatchLook[] }[];
}

describe.each(Object.entries(databases))('what is watched, in %s', (_, open) => {
  async function opened() {
    const store = await open();
    const { emails, newPerson, clock, deliver } = accountsOver(store);
    const person = await newPerson();
    emails.length = 0;
    const asked: string[] = [];
    /** What the tools answer now. */
    let answer: () => Output | AuditedSite = () => ({});
    const looking: Looking = {
      ...{ watches: store.watches, clock, brand: 'Clearkit', publicUrl: 'https://tools.example.com', wake: () => {} },
      async runTool(slug, input) {
        asked.push(`${slug} ${JSON.stringify(input)}`);
        return { ...answer() };
      },
      async audit(url) {
        asked.push(`audit ${url}`);
        return Object(answer());
      },
    };
    const run = async () => {
      const { signal } = new AbortController();
      while ((await lookAtDue(looking, signal)) + (await auditDue(looking, signal)) > 0);
      await deliver();
    };
    const ask = async (name: string, input?: object): Promise<Listed> => Object((await person.ask(name, input)).data);
    return {
      ...{ ask, asked, emails, clock, run },
      answers(next: () => Output | AuditedSite) {
        answer = next;
      },
    };
  }

  it('is looked at when its time has come, and told of once, when it has been seen twice', async () => {
    const { ask, asked, emails, clock, run, answers } = await opened();
    await ask('watch', { kind: 'site', target: 'https://Example.com/path' });
    answers(() => ({ verdict: 'Up', time: 120 }));
    await run();
    await run();
    expect(asked).toEqual(['website-status {"domain":"example.com"}']);
    const [watch] = (await ask('watches', undefined)).list;
    expect(watch).toMatchObject({ kind: 'site', target: 'example.com', isPaused: false });
    expect(watch?.looks).toEqual([
      { at: clock.now(), words: 'Up, first byte after 120 ms.', figure: 120, isChange: false, isBad: false },
    ]);

    // It is down for a moment: nobody is told.
    answers(() => ({ verdict: 'Down', time: null }));
    clock.advance(HOUR);
    await run();
    answers(() => ({ verdict: 'Up', time: 130 }));
    clock.advance(3 * MINUTE);
    await run();
    expect(emails).toEqual([]);

    answers(() => ({ verdict: 'Down', time: null }));
    clock.advance(HOUR);
    await run();
    clock.advance(3 * MINUTE);
    await run();
    clock.advance(HOUR);
    await run();
    expect(emails.map(({ to, subject }) => `${to}: ${subject}`)).toEqual([`${EMAIL}: Please look: example.com`]);
    expect(emails[0]?.text).toContain('Down.');
    expect(emails[0]?.text).toContain('https://tools.example.com/tools/website-status?domain=example.com');

    answers(() => ({ verdict: 'Up', time: 90 }));
    clock.advance(HOUR);
    await run();
    clock.advance(3 * MINUTE);
    await run();
    expect(emails.map(({ subject }) => subject)).toEqual(['Please look: example.com', 'All is well: example.com']);
    const [{ looks = [] } = {}] = (await ask('watches', undefined)).list;
    expect(looks.filter(({ isChange }) => isChange).map(({ words }) => words)).toEqual([
      'Down.',
      'Up, first byte after 90 ms.',
    ]);
  });

  it('tells before a certificate and a registration end, by steps', async () => {
    const { ask, emails, clock, run, answers } = await opened();
    await ask('watch', { kind: 'certificate', target: 'example.com' });
    for (const daysLeft of [30, 22, 21, 20, 8, 7, 6, 1, -1]) {
      answers(() => ({ verdict: daysLeft < 0 ? 'Visitors are warned' : 'OK', daysLeft }));
      clock.advance(DAY);
      await run();
      clock.advance(3 * MINUTE);
      await run();
    }
    const words = emails.map(({ text }) => /The certificate .+/.exec(text)?.[0]);
    expect(words).toEqual([
      'The certificate ends in 21 days.',
      'The certificate ends in 7 days.',
      'The certificate ends in 1 day.',
      'The certificate has expired; Visitors are warned.',
    ]);
  });

  it('says what a tool could not do', async () => {
    const { ask, run, answers, clock, emails } = await opened();
    await ask('watch', { kind: 'page', target: 'example.com/page' });
    answers(() => ({ outOfSearch: null, score: { value: 91 } }));
    await run();
    answers(() => {
      throw new ToolError('not-found', 'There is no domain example.com.');
    });
    clock.advance(DAY);
    await run();
    clock.advance(3 * MINUTE);
    await run();
    const [{ looks = [], target = '' } = {}] = (await ask('watches', undefined)).list;
    expect(target).toBe('https://example.com/page');
    expect(looks.map(({ words, figure }) => [words, figure])).toEqual([
      ['It may appear in search.', 91],
      ['There is no domain example.com.', undefined],
      ['There is no domain example.com.', undefined],
    ]);
    expect(emails).toHaveLength(1);
  });

  it('audits a site each week, and tells what is new', async () => {
    const { ask, asked, emails, clock, run, answers } = await opened();
    await ask('watch', { kind: 'audit', target: 'https://example.com/' });
    const site = (score: number, changes: { fresh: number; fixed: number }) => () => ({
      ...{ link: `https://tools.example.com/audit#${score}`, report: { score, findings: [] } },
      since: async () => changes,
    });
    answers(site(80, { fresh: 9, fixed: 9 }));
    await run();
    expect(emails).toEqual([]);
    clock.advance(7 * DAY);
    answers(site(80, { fresh: 0, fixed: 0 }));
    await run();
    expect(emails).toEqual([]);
    clock.advance(7 * DAY);
    answers(site(70, { fresh: 2, fixed: 1 }));
    await run();
    expect(emails.map(({ subject }) => subject)).toEqual(['Please look: https://example.com/']);
    expect(emails[0]?.text).toContain('score 70: 2 new, 1 fixed.');
    expect(asked).toEqual(Array(3).fill('audit https://example.com/'));
    const [{ looks = [], state } = {}] = (await ask('watches', undefined)).list;
    expect(looks.map(({ figure }) => figure)).toEqual([80, 80, 70]);
    expect(state).toBe('https://tools.example.com/audit#70');
  });

  it('is paused, ended, bounded, and refused in words', async () => {
    const { ask, asked, run } = await opened();
    const { list, most, kinds } = await ask('watch', { kind: 'site', target: 'example.com' });
    expect([most, kinds]).toEqual([3, ['site', 'page', 'certificate', 'domain', 'audit']]);
    const id = list[0]?.id ?? '';
    expect((await ask('pause-watch', { id, isPaused: true })).list[0]?.isPaused).toBe(true);
    await run();
    expect(asked).toEqual([]);
    await ask('pause-watch', { id, isPaused: false });
    expect((await ask('end-watch', { id })).list).toEqual([]);
    await expect(ask('end-watch', { id })).rejects.toMatchObject({ code: 'not-found' });
    await expect(ask('watch', { kind: 'site', target: 'no domain' })).rejects.toMatchObject({ code: 'invalid-input' });
    await expect(ask('watch', { kind: 'constructor', target: 'example.com' })).rejects.toMatchObject({
      message: 'Please choose what to watch',
    });
    for (const name of ['a', 'b', 'c']) await ask('watch', { kind: 'site', target: `${name}.example.com` });
    await expect(ask('watch', { kind: 'site', target: 'd.example.com' })).rejects.toMatchObject({
      message: 'An account can have 3 things watched at most.',
    });
  });
});
