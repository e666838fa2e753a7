import * as z from 'zod';
import { askedOutputs, domainTool, registrationState } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';
import { oneOf, optionalText } from '#kit/inputs';
import { table } from '#kit/outputs';

export default defineTool({
  ...domainTool({ done: 'Endings checked', failed: 'check the name' }),
  want: 'lookup',
  timeLimit: 70_000,
  title: 'Domain Availability',
  summary:
    'See whether a name is registered, free or reserved under up to a hundred endings, according to the registries.',
  have: 'domain',
  icon: 'globe',
  keywords: 'domain search, domain checker, available domain, free domain, tld, buy domain, domain name ideas',
  needs: ['rdap', 'dns', 'clock'],
  input: z.object({
    name: requiredText('Please enter a name')
      .max(253, { error: 'A name can have up to 63 characters' })
      .register(field, {
        label: 'Name',
        control: 'text',
        placeholder: 'mybrand',
        help: 'A name such as mybrand. If you type an ending, it is checked first.',
      }),
    endings: oneOf(
      {
        common: 'The 20 most popular',
        hundred: '100 endings',
        countries: 'Country endings',
        own: 'Only the endings below',
      },
      'common',
      { label: 'Endings', control: 'select' },
      'Please choose one of the lists',
    ),
    further: optionalText(500, [undefined, 'Please enter up to 500 characters of endings'], {
      label: 'More endings (optional)',
      control: 'text',
      role: 'option',
      placeholder: 'nyc, berlin, com.tr',
      help: 'Separated by commas or spaces, up to 30.',
    }),
  }),
  output: z.object({
    free: z.int().min(0).register(field, { label: 'Not registered', display: 'figure' }),
    registered: z.int().min(0).register(field, { label: 'Registered', display: 'figure' }),
    untold: z.int().min(0).register(field, { label: 'Unknown', display: 'figure' }),
    domains: table('Domains', {
      domain: 'Domain',
      state: registrationState(),
      expires: z.string().nullable().register(field, { label: 'Expires' }),
      note: 'Note',
    }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A well-known name', input: { name: 'example' } },
    { name: 'With an ending of your choice', input: { name: 'example.com', endings: 'own', further: 'co.uk' } },
  ],
});
