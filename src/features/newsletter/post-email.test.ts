import { expect, it } from 'vitest';
import { postEmail } from './post-email.ts';

it('tells of a post, with the way to leave in its head and at its end', () => {
  const subscriber = { id: '00c0ffee00c0ffee', email: 'ada@example.com', subscribedAt: 1, state: 'confirmed' } as const;
  const post = { slug: 'a-post', title: 'A & B', description: 'What <b> does.', opening: ['It begins.'], minutes: 4 };
  const sender = { brand: 'Clearkit', publicUrl: 'https://tools.example.com', secret: '00'.repeat(32), at: 5 };
  const { headers, text, html = '', ...others } = postEmail(subscriber, post, sender);
  expect(others).toEqual({ to: 'ada@example.com', subject: 'A & B', queuedAt: 5 });
  const [, link = ''] = /^<(.+)>$/.exec(headers?.['List-Unsubscribe'] ?? '') ?? [];
  expect(link).toMatch(
    /^https:\/\/tools\.example\.com\/newsletter\/unsubscribe\?token=00c0ffee00c0ffee\.[0-9a-f]{32}$/,
  );
  expect(text).toBe(`New on the Clearkit blog: A & B

What <b> does.

It begins.

Read on (4 min):
https://tools.example.com/blog/a-post

You get this email because ada@example.com is subscribed to the newsletter of Clearkit.

Unsubscribe:
${link}
`);
  expect(html).toContain(`href="${link}"`);
  expect(html).toContain('What &lt;b&gt; does.');
});
