import { describe, expect, it } from 'vitest';
import { ownTime } from '../../tests/own-time.ts';
import { recogniseInput } from './recognise-input.ts';

describe('recogniseInput', () => {
  it.each(['', ' ', '\n\t\u00a0'])('knows %j for nothing', (input) => {
    expect(recogniseInput(input)).toEqual({ kind: 'nothing' });
  });

  it.each([
    ['example.com', 'example.com'],
    ['  Example.COM. ', 'example.com'],
    ['www.example.co.uk/path?q=1', 'www.example.co.uk'],
    ['example.com:8443', 'example.com'],
    ['anna@example.com', 'example.com'],
    ['mailto:anna@example.com', 'example.com'],
    ['bücher.example', 'bücher.example'],
    ['xn--bcher-kva.example', 'bücher.example'],
    ['例え.テスト', '例え.テスト'],
    ['مثال.إختبار', 'مثال.إختبار'],
    ['☕.example', '☕.example'],
  ])('knows %j for the domain %s', (input, domain) => {
    expect(recogniseInput(input)).toEqual({ kind: 'domain', domain });
  });

  it.each([
    ['https://example.com/a?b=c#d', 'example.com', false],
    ['HTTP://user:secret@example.com:8080/', 'example.com', false],
    ['https://bücher.example/Foto.JPG?size=2', 'bücher.example', true],
    ['https://example.com/?file=photo.jpg', 'example.com', false],
  ])('knows %j for an address', (url, domain, isPicture) => {
    expect(recogniseInput(url)).toEqual({ kind: 'address', url, domain, isPicture });
  });

  it.each(['http://192.0.2.1:3000/a.png', 'http://[2001:db8::1]/a.png', 'http://localhost:3000/files/a.png'])(
    'knows %j for the address of a picture, without a domain',
    (url) => {
      expect(recogniseInput(url)).toEqual({ kind: 'address', url, isPicture: true });
    },
  );

  it.each([
    'photo.jpg',
    'count words',
    'hello',
    'e.g.',
    '1.5',
    '192.0.2.1',
    '3.14kg',
    'http://',
    'كلمة وكلمة',
    '👩‍👩‍👧‍👦',
    'not a.domain',
    '<script>alert(1)</script>',
  ])('takes %j for a few words', (phrase) => {
    expect(recogniseInput(phrase)).toEqual({ kind: 'phrase', phrase });
  });

  it.each([
    ['a sentence', 'This is a sentence that goes on for more than a few words.'],
    ['two lines', 'one\ntwo'],
    ['a text without spaces', '文'.repeat(61)],
    ['text from right to left', 'هذا نص طويل بما يكفي ليكون نصا وليس بحثا عن أداة'],
    ['a data address', `data:image/png;base64,${'A'.repeat(200)}`],
    ['emoji', '👩‍👩‍👧‍👦 '.repeat(20)],
    ['half a pair', `\ud83d${' word'.repeat(20)}`],
  ])('takes %s for a text', (_, text) => {
    expect(recogniseInput(text)).toEqual({ kind: 'text' });
  });

  it('does not look through megabytes', async () => {
    for (const huge of ['word '.repeat(2_000_000), 'a'.repeat(10_000_000), `https://${'a.'.repeat(5_000_000)}`]) {
      expect(await ownTime(() => expect(recogniseInput(huge)).toEqual({ kind: 'text' }))).toBeLessThan(1_000);
    }
  });
});
