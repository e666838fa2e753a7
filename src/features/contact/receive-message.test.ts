import { describe, expect, it } from 'vitest';
import { ToolError } from '#kit/tool-error';
import { createFakeClock } from '#ports/clock/fake';
import { openStoreInMemory } from '#ports/store/sqlite';
import { receiveMessage } from './receive-message.ts';

const NOON = Date.UTC(2026, 0, 15, 12);
const sender = { brand: 'Clearkit', publicUrl: 'https://tools.example.com' };
const hello = { name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: 'A question' };

async function send(raw: unknown, { admit = () => undefined } = {}) {
  const store = openStoreInMemory();
  const answer = await receiveMessage(raw, { store, clock: createFakeClock(NOON), sender, admit }).then(
    () => 'received',
    (error: unknown) => error,
  );
  return { answer, kept: await store.messages.list(), mails: await store.mails.list() };
}

describe('receiveMessage', () => {
  it('keeps what was entered, trimmed, with the time', async () => {
    const { answer, kept } = await send({ ...hello, name: '  Ada ', message: ' one\r\ntwo\u0000 ', openFor: 5_000 });
    expect(answer).toBe('received');
    expect(kept).toEqual([{ ...hello, id: expect.any(String), message: 'one\ntwo', receivedAt: NOON }]);
  });

  it('puts a mail to the people of the site into the outbox, whose answer goes to the visitor', async () => {
    const message = 'One\n<script>alert(1)</script>\n.\nBcc: all@example.com';
    const { mails, kept } = await send({ ...hello, name: 'Ada <b@example.com>', subject: 'Größe?', message });
    expect(mails).toMatchObject([
      {
        to: 'operator',
        subject: 'Clearkit contact: Größe?',
        headers: { 'Reply-To': 'ada@example.com' },
        state: 'waiting',
        queuedAt: NOON,
      },
    ]);
    expect(mails[0]?.text).toBe(`Ada <b@example.com> <ada@example.com> wrote on 2026-01-15 12:00 UTC:

${message}

Replies to this email go to ada@example.com. The address has not been verified.

Sent with the form at https://tools.example.com/contact, and kept there as message ${kept[0]?.id}.
`);
    expect(mails[0]?.html).toContain('One\n&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mails[0]?.html).not.toContain('<script');
  });

  it.each([
    [{ name: ' ' }, 'Please enter your name'],
    [{ name: undefined }, 'Please enter your name'],
    [{ name: ['Ada'] }, 'Please enter your name'],
    [{ name: 'a'.repeat(101) }, 'Name can have 100 characters at most'],
    [{ name: 'Ada\r\nBcc: all@example.com' }, 'Name must be a single line of text'],
    [{ email: '' }, 'Please enter your email address'],
    [{ email: 'ada' }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com\nBcc: b@example.com' }, 'Please enter a valid email address'],
    [{ email: 'ada@example.com, b@example.com' }, 'Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@b.de` }, 'Email can have 254 characters at most'],
    [{ subject: '\t' }, 'Please enter a subject'],
    [{ subject: 'Hello\u0085X-Header: 1' }, 'Subject must be a single line of text'],
    [{ subject: 'a'.repeat(201) }, 'Subject can have 200 characters at most'],
    [{ message: '\n' }, 'Please enter a message'],
    [{ message: 'a'.repeat(5_001) }, 'Message can have 5,000 characters at most'],
    [{ openFor: 'long' }, '"openFor" must be a number of milliseconds'],
  ])('refuses %j', async (fault, message) => {
    const { answer, kept } = await send({ ...hello, ...fault });
    expect(answer).toMatchObject({ code: 'invalid-input', message });
    expect(kept).toEqual([]);
  });

  it('takes texts as long as they may be', async () => {
    const longest = { name: 'é'.repeat(100), subject: 's'.repeat(200), message: 'm'.repeat(5_000) };
    expect((await send({ ...hello, ...longest })).kept).toMatchObject([longest]);
  });

  it('keeps half an email as a whole one', async () => {
    expect((await send({ ...hello, message: 'a\ud83d' })).kept).toMatchObject([{ message: 'a\ufffd' }]);
  });

  it.each([{ reference: 'https://spam.example' }, { openFor: 1_999 }, { openFor: -1 }])(
    'answers a machine like anyone and keeps nothing: %j',
    async (trap) => {
      const { answer, kept, mails } = await send({ ...hello, ...trap });
      expect(answer).toBe('received');
      expect({ kept, mails }).toEqual({ kept: [], mails: [] });
    },
  );

  it('counts what would be kept, and nothing else', async () => {
    const admit = () => {
      throw new ToolError('rate-limited', 'Enough.');
    };
    expect(await send(hello, { admit })).toMatchObject({ answer: { code: 'rate-limited' }, kept: [] });
    expect((await send({ ...hello, name: '' }, { admit })).answer).toMatchObject({ code: 'invalid-input' });
    expect((await send({ ...hello, reference: 'x' }, { admit })).answer).toBe('received');
  });

  it('says so when there is no room', async () => {
    const store = openStoreInMemory();
    const full = { messages: { ...store.messages, add: async () => 'full' as const } };
    const receiving = receiveMessage(hello, {
      store: full,
      clock: createFakeClock(NOON),
      sender,
      admit: () => undefined,
    });
    await expect(receiving).rejects.toMatchObject({ code: 'busy', retryAfter: 3_600 });
  });
});
