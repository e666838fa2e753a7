import * as z from 'zod';
import { field, requiredText } from '#kit/field';
import { optionalText } from '#kit/inputs';
import { pageList } from '#kit/page-list';
import { parseDomainName } from '#lib/domain-name';

/** Characters of the shortest text, white space around it not counted. */
const FEWEST_CHARACTERS = 20;
/** Characters of the longest text, in UTF-16 units. */
const MOST_CHARACTERS = 1_000_000;
/** Texts, and pages, that a visitor may give to compare with. */
const MOST_GIVEN = 20;
/** Characters of all texts to compare with. */
const MOST_GIVEN_CHARACTERS = 4_000_000;

/** Characters of a text that may be shared. */
const MOST_ALLOWED = 100_000;

const TOO_SHORT = `Please enter at least ${FEWEST_CHARACTERS} characters`;
const TOO_LONG = `Please check at most ${MOST_CHARACTERS.toLocaleString('en')} characters at a time`;
const TOO_MANY_TEXTS = `Please compare with at most ${MOST_GIVEN} texts`;
const TOO_MUCH_TEXT = `Please compare with at most ${MOST_GIVEN_CHARACTERS.toLocaleString('en')} characters in all`;
const TOO_MANY_PAGES = `Please enter at most ${MOST_GIVEN} addresses`;

export const textToCheck = requiredText('Please enter some text to check for plagiarism')
  .max(MOST_CHARACTERS, { error: TOO_LONG })
  .check((entered) => {
    if (entered.issues.length > 0 || entered.value.trim().length >= FEWEST_CHARACTERS) return;
    entered.issues.push({ code: 'custom', input: entered.value, message: TOO_SHORT });
  })
  .register(field, {
    label: 'Text',
    control: 'textarea',
    placeholder: 'Type or paste the text to check',
    help: 'Minimum 50 characters recommended; up to 50,000 words.',
  });

/** What opens the fields for what the visitor has to compare with. */
const COMPARE = 'Compare with texts, files and pages of your choice';

const givenText = z.object(
  {
    title: z
      .string({ error: 'The title of a text is text' })
      .max(200, { error: 'A title is longer than 200 characters' })
      .register(field, { label: 'Title' }),
    text: z
      .string({ error: 'A text to compare with is text' })
      .register(field, { label: 'Text to compare with', control: 'textarea' }),
  },
  { error: 'A text to compare with has a title and a text' },
);

export const textsToCompare = z
  .array(givenText, { error: 'The texts to compare with are a list of titles and texts' })
  .max(MOST_GIVEN, { error: TOO_MANY_TEXTS })
  .check((entered) => {
    if (entered.issues.length > 0) return;
    entered.value = entered.value.filter(({ text }) => /\S/.test(text));
    const characters = entered.value.reduce((sum, { text }) => sum + text.length, 0);
    if (characters <= MOST_GIVEN_CHARACTERS) return;
    entered.issues.push({ code: 'custom', input: entered.value.length, message: TOO_MUCH_TEXT });
  })
  .default([])
  .register(field, {
    label: 'Texts to compare with',
    control: 'texts',
    one: 'text',
    behind: COMPARE,
    help: `Up to ${MOST_GIVEN}, written or from files: text, Markdown, HTML, PDF, DOCX, ODT and EPUB. They go to our server to be compared, and to nobody else.`,
  });

export const textThatAllMayShare = optionalText(
  MOST_ALLOWED,
  [
    'The text that may be shared is text',
    `A text that may be shared has at most ${MOST_ALLOWED.toLocaleString('en')} characters`,
  ],
  {
    label: 'Text that may be shared',
    control: 'textarea',
    behind: 'Options',
    help: 'The words of a task or a template: what is in them, word for word or with small edits, is not counted and not searched for.',
  },
);

export const pagesToCompare = pageList({ most: MOST_GIVEN, tooMany: TOO_MANY_PAGES }).register(field, {
  label: 'Pages to compare with',
  control: 'lines',
  behind: COMPARE,
  placeholder: 'https://example.com/article',
  help: `Addresses, one on each line, up to ${MOST_GIVEN}. Our server fetches them.`,
});

export const ownDomain = z
  .string({ error: 'Please enter a domain name' })
  .check((entered) => {
    if (entered.issues.length > 0) return;
    const parsed = /\S/.test(entered.value) ? parseDomainName(entered.value) : { ok: true as const, ascii: '' };
    if (parsed.ok) entered.value = parsed.ascii;
    else entered.issues.push({ code: 'custom', input: entered.value, message: parsed.reason });
  })
  .default('')
  .register(field, {
    label: 'Your own domain',
    control: 'domain',
    role: 'rare',
    inAddress: 'domain',
    placeholder: 'example.com',
    help: 'Pages of this domain are left out: the text may be there.',
  });
