import * as z from 'zod';
import { domainName } from '#kit/domain-field';
import { field } from '#kit/field';
import { sourceList } from '#kit/shapes';

/** What every look at a domain says alike. `done`: "Certificate checked", as other surfaces say it. */
export function domainTool({ done, failed }: { done: string; failed: string }) {
  return {
    category: 'domain',
    timeLimit: 40_000,
    labels: { action: 'Check', busy: 'Checking...', done: `${done} successfully`, failed: `Failed to ${failed}` },
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

/** Who was asked, and when: what every look at a domain ends with. */
export function askedOutputs() {
  return {
    sources: sourceList().register(field, { label: 'Asked', display: 'sources' }),
    checkedAt: z.iso.datetime().register(field, { label: 'Checked at', display: 'caption' }),
  };
}
