import * as z from 'zod';
import { changedText, liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { oneOf } from '#kit/inputs';
import { count, named, table, text } from '#kit/outputs';

export default defineTool({
  ...liveText({ action: 'Convert', done: 'Names converted', failed: 'convert the names' }),
  title: 'Punycode Converter',
  summary:
    'Convert international domain names to Punycode and back, many at once, and see which ones imitate other names.',
  category: 'domain',
  want: 'convert',
  have: 'domain',
  icon: 'languages',
  keywords: 'punycode, idn, xn--, international domain, unicode domain, homograph, umlaut domain, idna',
  input: z.object({
    text: requiredText('Please enter a domain name').register(field, {
      label: 'Domain names',
      control: 'textarea',
      code: 'plain',
      placeholder: 'One domain name, address or e-mail address per line',
    }),
    to: oneOf(
      { auto: 'Detect automatically', punycode: 'Punycode', letters: 'Unicode' },
      'auto',
      { label: 'Convert to', control: 'radio' },
      'Please choose what to convert to',
    ),
  }),
  output: z.object({
    text: changedText('Converted names', 'domains.txt', { code: 'plain' }),
    names: count('Names'),
    risky: count('Suspicious names'),
    refused: count('Not domain names'),
    rows: table(
      'Names',
      {
        entered: text('Entered', { code: 'plain' }),
        punycode: text('Punycode', { code: 'plain' }),
        letters: 'Unicode',
        shown: named('Chrome shows', { letters: 'Unicode', punycode: 'Punycode', none: '' }),
        risk: named('Risk', {
          none: 'None found',
          low: 'Check carefully',
          high: 'Suspicious',
          refused: 'Not a domain name',
        }),
        why: 'Why',
      },
      { help: 'The first 1,000.' },
    ),
  }),
  examples: [
    {
      name: 'Both directions',
      input: { text: 'münchen.de\nxn--fiq228c.com\nпочта.рф\nhttps://www.straße.de/impressum' },
      output: {
        text: 'xn--mnchen-3ya.de\n中文.com\nxn--80a1acny.xn--p1ai\nwww.xn--strae-oqa.de',
        ...{ names: 4, risky: 0, refused: 0 },
      },
    },
    {
      name: 'Deceptive names',
      input: { text: 'аррӏе.com\ngооgle.com\npaypa1.com\nexamplé.com' },
      output: {
        risky: 3,
        rows: [
          {
            entered: 'аррӏе.com',
            ...{ punycode: 'xn--80ak6aa92e.com', letters: 'аррӏе.com', shown: 'punycode', risk: 'high' },
            why: 'It looks like "apple". All its Cyrillic letters look like Latin ones.',
          },
          {
            entered: 'gооgle.com',
            ...{ punycode: 'xn--ggle-55da.com', letters: 'gооgle.com', shown: 'punycode', risk: 'high' },
            why: 'It looks like "google". It mixes Latin and Cyrillic letters.',
          },
          {
            entered: 'paypa1.com',
            ...{ punycode: 'paypa1.com', letters: 'paypa1.com', shown: 'letters', risk: 'high' },
            why: 'It looks like "paypal".',
          },
          {
            entered: 'examplé.com',
            ...{ punycode: 'xn--exampl-gva.com', letters: 'examplé.com', shown: 'letters', risk: 'none', why: '' },
          },
        ],
      },
    },
  ],
  next: ['domain-age', 'domain-ip', 'dns-records', 'hidden-character-finder'],
});
