import * as z from 'zod';
import { askedOutputs, domainTool, registrationState } from '#families/domain';
import { defineTool } from '#kit/define-tool';
import { field, requiredText } from '#kit/field';

const text = (label: string) => z.string().register(field, { label });

export default defineTool({
  ...domainTool({ done: 'Endings checked', failed: 'check the name' }),
  want: 'lookup',
  timeLimit: 70_000,
  title: 'Domain Availability',
  summary: 'See under which of a hundred endings a name is registered, free or reserved, as the registries say.',
  have: 'domain',
  icon: 'globe',
  keywords: [
    'domain search',
    'domain checker',
    'available domain',
    'free domain',
    'tld',
    'buy domain',
    'domain name ideas',
  ],
  needs: ['rdap', 'dns', 'clock'],
  input: z.object({
    name: requiredText('Please enter a name').max(253, { error: 'Names have up to 63 letters' }).register(field, {
      label: 'Name',
      control: 'text',
      placeholder: 'mybrand',
      help: 'A name such as mybrand; an ending that you type is asked for first.',
    }),
    endings: z
      .enum(['common', 'hundred', 'countries', 'own'], { error: 'Please choose one of the lists' })
      .default('common')
      .register(field, {
        label: 'Endings',
        control: 'select',
        names: {
          common: 'The 20 most wanted',
          hundred: 'A hundred',
          countries: 'Of countries',
          own: 'Only those below',
        },
      }),
    further: z
      .string()
      .max(500, { error: 'Up to 500 letters of further endings, please' })
      .default('')
      .register(field, {
        label: 'Further endings',
        control: 'text',
        role: 'option',
        placeholder: 'nyc, berlin, com.tr',
        help: 'Separated by commas or spaces, up to 30.',
      }),
  }),
  output: z.object({
    free: z.int().min(0).register(field, { label: 'Not registered', display: 'figure' }),
    registered: z.int().min(0).register(field, { label: 'Registered', display: 'figure' }),
    untold: z.int().min(0).register(field, { label: 'Could not tell', display: 'figure' }),
    domains: z
      .array(
        z.object({
          domain: text('Domain'),
          state: registrationState(),
          expires: z.string().nullable().register(field, { label: 'Runs until' }),
          note: text('Note'),
        }),
      )
      .register(field, { label: 'Domains', display: 'table' }),
    ...askedOutputs(),
  }),
  examples: [
    { name: 'A well-known name', input: { name: 'example' } },
    { name: 'With an ending of one’s own', input: { name: 'example.com', endings: 'own', further: 'co.uk' } },
  ],
});
