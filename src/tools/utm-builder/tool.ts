import * as z from 'zod';
import { changedText, liveText, sourceText } from '#families/text';
import { defineTool } from '#kit/define-tool';
import { field } from '#kit/field';
import { oneOf, optionalText, yesOrNo } from '#kit/inputs';
import { table, text } from '#kit/outputs';
import { findingList } from '#kit/shapes';

const LONGEST = 300;

function tag(label: string, placeholder: string, help: string) {
  return optionalText(
    LONGEST,
    [`The ${label.toLowerCase()} is a text`, `The ${label.toLowerCase()} is at most 300 characters`],
    { label, control: 'text', role: 'option', placeholder, help },
  );
}

export default defineTool({
  ...liveText({ action: 'Tag Links', done: 'Links tagged', failed: 'tag the links' }),
  title: 'UTM Builder',
  summary: 'Add UTM tags to one link or thousands, for Google Analytics and others, checked for the usual mistakes.',
  category: 'backlinks',
  want: 'make',
  icon: 'tags',
  keywords:
    'utm builder, utm generator, campaign url builder, utm tags, utm parameters, tracking link, google analytics, ga4, campaign links',
  input: z.object({
    text: sourceText('https://example.com/spring-sale', { label: 'Links to tag', code: 'plain' }),
    source: tag('Source', 'newsletter', 'Where the link is: newsletter, google, facebook.'),
    medium: tag('Medium', 'email', 'The type of traffic: email, cpc, social.'),
    campaign: tag('Campaign', 'spring-sale', 'The name of the campaign.'),
    content: tag('Content', 'button-top', 'Optional. Tells links or ads in the same campaign apart.'),
    term: tag('Term', 'garden chairs', 'Optional. The paid keyword.'),
    id: tag('Campaign ID', '2026-04', 'Optional. For imported cost data.'),
    spaces: oneOf({ hyphen: 'Hyphens', underscore: 'Underscores', keep: '%20 (spaces are kept)' }, 'hyphen', {
      label: 'Spaces become',
      group: 'How tags are written',
    }),
    lower: yesOrNo('Lowercase only', { group: 'How tags are written', isOn: true }),
    existing: oneOf({ replace: 'Replace their tags', keep: 'Keep their tags' }, 'replace', {
      label: 'Links that already have tags',
      role: 'rare',
    }),
    placedOn: optionalText(LONGEST, ['The site is a text', 'The site is at most 300 characters'], {
      label: 'Site where the links will be',
      role: 'rare',
      placeholder: 'example.com',
      help: 'Finds links within the same site, which should have no tags.',
    }),
  }),
  output: z.object({
    text: changedText('Tagged links', 'tagged-links.txt', { code: 'plain' }),
    findings: findingList().register(field, { label: 'Checks', display: 'findings' }),
    links: table('Links', { address: 'Address', tagged: text('Tagged link', { code: 'plain' }) }),
  }),
  examples: [
    {
      name: 'A newsletter',
      input: {
        text: 'https://example.com/spring-sale?color=green#chairs',
        source: 'Newsletter',
        medium: 'email',
        campaign: 'Spring Sale 2026',
      },
      output: {
        text: 'https://example.com/spring-sale?color=green&utm_source=newsletter&utm_medium=email&utm_campaign=spring-sale-2026#chairs',
      },
    },
    {
      name: 'Three pages for one advertisement',
      input: {
        text: 'example.com/chairs\nexample.com/tables\nexample.com/lamps',
        source: 'google',
        medium: 'cpc',
        campaign: 'garden',
        term: 'garden chairs',
        spaces: 'keep',
      },
    },
    {
      name: 'Mistakes to find',
      input: {
        text: 'https://example.com/?utm_source=old\nhttps://example.com/#utm_source=facebook\nexample com',
        source: 'Facebook',
        medium: 'Post',
        lower: false,
        placedOn: 'www.example.com',
      },
      output: {
        text: 'https://example.com/?utm_source=Facebook&utm_medium=Post\nhttps://example.com/?utm_source=Facebook&utm_medium=Post#utm_source=facebook',
      },
    },
  ],
  next: ['url-encoder', 'qr-code-generator', 'remove-duplicate-lines'],
});
