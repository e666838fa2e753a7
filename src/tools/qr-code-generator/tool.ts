import * as z from 'zod';
import { codeColour, codeFile, codePixels, quietZone } from '#families/codes';
import { liveText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, wholeNumber, yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { cellShapes } from '#lib/codes/cells';
import { errorLevels } from '#lib/codes/qr-cells';

const LOOK = 'Colors, shape and logo';
const MOST_CODES = 500;

type Kind = 'text' | 'wifi' | 'contact' | 'event' | 'email' | 'phone' | 'sms' | 'place' | 'list';

/** A line that counts for some kinds. */
function line(label: string, kinds: readonly Kind[], placeholder: string, more: { help?: string; secret?: true } = {}) {
  const errors = [`${label} is a text`, `${label} is at most 500 characters`] as const;
  return optionalText(500, errors, { label, control: 'text', placeholder, when: { kind: kinds }, ...more });
}

function lines(label: string, kinds: readonly Kind[], placeholder: string) {
  // More than any code holds, which is then said in bytes.
  const errors = [`${label} is a text`, `${label} is at most 10,000 characters`] as const;
  return optionalText(10_000, errors, {
    label,
    control: 'textarea',
    code: 'plain',
    placeholder,
    when: { kind: kinds },
  });
}

export default defineTool({
  ...liveText({ action: 'Make QR Code', done: 'QR code made', failed: 'make the QR code' }),
  needs: ['codes', 'drawings'],
  runsIn: 'browser',
  timeLimit: 60_000,
  title: 'QR Code Generator',
  summary:
    'Make QR codes for links, Wi-Fi, contacts and more, as SVG, PNG and PDF. Each is read back before you get it.',
  category: 'image',
  want: 'make',
  have: 'nothing',
  icon: 'qr-code',
  keywords:
    'qr code, qr code generator, qr code maker, wifi qr code, vcard qr code, qr code with logo, bulk qr codes, qr svg, qr pdf, free qr code',
  input: z.object({
    kind: oneOf(
      {
        text: 'Link or text',
        wifi: 'Wi-Fi',
        contact: 'Contact',
        event: 'Event',
        email: 'Email',
        phone: 'Phone',
        sms: 'Text message',
        place: 'Place',
        list: 'Many, from a list',
      },
      'text',
      { label: 'Kind' },
    ),
    text: lines('Link or text', ['text'], 'https://example.com/'),
    list: z
      .array(z.string({ error: 'The list holds texts' }), { error: 'The list is a list of texts' })
      .max(MOST_CODES, { error: 'Please enter at most 500 lines' })
      .default([])
      .register(field, {
        label: 'Links or texts, one per line',
        control: 'lines',
        role: 'material',
        code: 'plain',
        placeholder: 'https://example.com/table/1\nhttps://example.com/table/2',
        when: { kind: ['list'] },
      }),
    ssid: line('Network name', ['wifi'], 'Cafe guests'),
    security: oneOf({ wpa: 'WPA, WPA2 or WPA3', wep: 'WEP', none: 'None' }, 'wpa', {
      label: 'Security',
      when: { kind: ['wifi'] },
    }),
    password: line('Password', ['wifi'], '', { secret: true, help: 'Anyone who scans the code can read it.' }),
    hidden: yesOrNo('The network is hidden', { when: { kind: ['wifi'] } }),
    firstName: line('First name', ['contact'], 'Ada'),
    lastName: line('Last name', ['contact'], 'Lovelace'),
    organization: line('Organization', ['contact'], 'Analytical Engines'),
    jobTitle: line('Job title', ['contact'], 'Engineer'),
    phone: line('Phone number', ['contact', 'phone', 'sms'], '+44 20 7946 0000', { help: 'With the country code.' }),
    email: line('Email address', ['contact', 'email'], 'ada@example.com'),
    website: line('Website', ['contact'], 'https://example.com/'),
    street: line('Street', ['contact'], '12 Mill Lane'),
    city: line('City', ['contact'], 'London'),
    postcode: line('Postcode', ['contact'], 'SW1A 1AA'),
    country: line('Country', ['contact'], 'United Kingdom'),
    eventTitle: line('Title', ['event'], 'Open house'),
    starts: line('Starts', ['event'], '2026-03-12 18:30', {
      help: 'In the time zone of the phone; without a time for whole days.',
    }),
    ends: line('Ends', ['event'], '2026-03-12 21:00', { help: 'Of whole days, the day after the last.' }),
    location: line('Location', ['event'], '12 Mill Lane, London'),
    subject: line('Subject', ['email'], 'About my order'),
    latitude: line('Latitude', ['place'], '51.5007'),
    longitude: line('Longitude', ['place'], '-0.1246'),
    message: lines('Message', ['email', 'sms'], ''),
    note: lines('Note', ['contact', 'event'], ''),
    level: oneOf(errorLevels, 'M', {
      label: 'Error correction',
      help: 'How much of the code may be dirty or covered. More makes it denser.',
    }),
    files: oneOf({ svg: 'SVG', png: 'PNG', pdf: 'PDF' }, 'svg', {
      label: 'Files in the ZIP',
      when: { kind: ['list'] },
    }),
    color: codeColour('Color', '#000000', LOOK),
    background: codeColour('Background', '#ffffff', LOOK),
    shape: oneOf(cellShapes, 'square', { label: 'Modules', role: 'rare', behind: LOOK }),
    logo: z
      .string({ error: 'The logo is a file in Base64' })
      .max(1_400_000, { error: 'The logo can have up to 1 MB' })
      .default('')
      .register(field, { label: 'Logo', control: 'file', behind: LOOK, placeholder: 'PNG or JPG, or drop it here' }),
    logoSize: wholeNumber(
      [10, 30],
      20,
      {
        label: 'Logo size: {value}%',
        control: 'slider',
        unit: '%',
        behind: LOOK,
        role: 'rare',
        help: 'Of the width of the code.',
      },
      'Please choose a logo size between 10 and 30 percent',
    ),
    quiet: quietZone(4, LOOK, 'The light border. The standard asks for 4.'),
    pixels: codePixels(1024, LOOK),
  }),
  output: z.object({
    svg: z.string().register(field, { label: 'QR code as SVG', display: './code', help: 'Of a list, the first.' }),
    png: codeFile('QR code as PNG'),
    pdf: codeFile('QR code as PDF'),
    pack: codeFile('Files of a list, as a ZIP'),
    content: z.string().register(field, { label: 'In the code', display: 'copy', code: 'plain' }),
    version: z.int().register(field, { label: 'Version', words: '{version}', help: '1 to 40: how large it is.' }),
    modules: z.int().register(field, { label: 'Modules a side' }),
    level: text('Error correction'),
    bytes: z.int().min(0).register(field, { label: 'Content', display: 'number', unit: 'bytes' }),
    notes: z.array(z.string()).register(field, { label: 'Notes', display: 'list' }),
    list: table('Codes', {
      content: text('Content', { code: 'plain' }),
      file: 'File',
      version: z.int().register(field, { label: 'Version' }),
    }).nullable(),
  }),
  examples: [
    {
      name: 'A link',
      input: { text: 'https://example.com/' },
      output: { content: 'https://example.com/', version: 2, modules: 25, level: 'Q', bytes: 20 },
    },
    {
      name: 'Wi-Fi for guests',
      input: { kind: 'wifi', ssid: 'Cafe; upstairs', password: 'two sugars', level: 'Q' },
      output: { content: 'WIFI:T:WPA;S:Cafe\\; upstairs;P:two sugars;;', level: 'Q' },
    },
    {
      name: 'A contact in blue, rounded',
      input: {
        ...{ kind: 'contact', firstName: 'Ada', lastName: 'Lovelace', organization: 'Analytical Engines' },
        ...{ phone: '+44 20 7946 0000', email: 'ada@example.com', color: '#1e3a8a', shape: 'rounded' },
      },
      output: {
        content:
          'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nORG:Analytical Engines\r\nTEL:+442079460000\r\nEMAIL:ada@example.com\r\nEND:VCARD',
      },
    },
    {
      name: 'Three tables of a restaurant',
      input: { kind: 'list', list: ['https://example.com/t/1', 'https://example.com/t/2', 'https://example.com/t/3'] },
    },
  ],
});
