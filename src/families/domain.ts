import * as z from 'zod';
import { domainName } from '#kit/domain-field';
import { field } from '#kit/field';
import { named } from '#kit/outputs';
import { sourceList } from '#kit/shapes';

/** What every look at a domain says alike. `done`: "Certificate checked", as other surfaces say it. */
export function domainTool({ done, failed, stage }: { done: string; failed: string; stage?: string }) {
  return {
    category: 'domain',
    want: 'check',
    timeLimit: 40_000,
    labels: {
      action: 'Check',
      busy: 'Checking...',
      done: `${done} successfully`,
      failed: `Failed to ${failed}`,
      ...(stage && { stage }),
    },
  } as const;
}

/** The domain that is looked at. */
export function domainInput() {
  return domainName.clone().register(field, {
    label: 'Domain',
    control: 'domain',
    placeholder: 'example.com',
    help: 'Enter without http:// or www (e.g., example.com)',
  });
}

/** UTF-16 units of one line. */
const LONGEST_LINE = 2_000;

/** Many domains, looked up in one go. */
export function domainLines(most: number) {
  const error = 'Please enter a domain name';
  return z
    .array(z.string({ error }).max(LONGEST_LINE, { error: 'A line is too long to be a domain name' }), { error })
    .min(1, { error })
    .max(most, { error: `Please enter at most ${most} domains` })
    .register(field, {
      label: 'Domains',
      control: 'lines',
      role: 'material',
      placeholder: 'example.com\nexample.org',
      help: `One per line, up to ${most}.`,
    });
}

/** Whether a name is taken. */
export function registrationState(hint: { display?: 'figure' } = {}) {
  return named(
    'State',
    {
      registered: 'Registered',
      free: 'Not registered',
      reserved: 'Reserved by the registry',
      unknown: 'Unknown',
    },
    { ...hint },
  );
}

/** Who was asked, and when: what every look at a domain ends with. */
export function askedOutputs() {
  return {
    sources: sourceList().register(field, { label: 'Sources', display: 'sources' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  };
}
