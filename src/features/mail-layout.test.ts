import { expect, it } from 'vitest';
import { layOutMail } from './mail-layout.ts';

it('says the same as text and as HTML that loads nothing and runs nothing', () => {
  const hostile = '<script>alert(1)</script> & "x"\n\n  https://evil.example';
  const { text, html } = layOutMail('A <title>', [
    'Hello.',
    { quote: hostile },
    { press: 'Press', url: 'https://tools.example.com/a?token=1&b="' },
    { small: 'No more?', url: 'https://tools.example.com/leave' },
    { small: 'In passing.' },
  ]);
  expect(text).toBe(`Hello.

${hostile}

Press:
https://tools.example.com/a?token=1&b="

No more?:
https://tools.example.com/leave

In passing.
`);
  expect(html).toContain('<title>A &lt;title&gt;</title>');
  expect(html).toContain(
    '>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot;\n\n  https://evil.example</blockquote>',
  );
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="https://tools.example.com/a?token=1&amp;b=&quot;"',
    'href="https://tools.example.com/leave"',
  ]);
  expect(html).not.toMatch(/<(?:script|img|link|style)|src=|url\(/);
});
