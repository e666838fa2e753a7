import thirdParties from 'third-party-web/nostats-subset.js';
import { own } from '#lib/own';
import type { Technology } from '#lib/page/technologies.data';

/** The collection of companies whose files pages load, by hosts: MIT, kept by the people around HTTP Archive. */
export const tagOwners = { name: 'third-party-web', version: '0.30.0', published: '2026-09-14' };

type Owner = Pick<Technology, 'name' | 'kind'>;

/** Our words for its categories. What is not here says nothing about how a page is made. */
const kinds: Readonly<Record<string, Technology['kind']>> = {
  ...{ ad: 'Advertising', analytics: 'Statistics', 'tag-manager': 'Tag manager', social: 'Social', cdn: 'Network' },
  ...{ 'customer-success': 'Chat', marketing: 'Marketing', video: 'Video', 'consent-provider': 'Consent' },
  ...{ utility: 'Service', hosting: 'Hosting', content: 'Content' },
};

/** Labels of a host that are looked up. */
const MOST = 10;

const hosts = new Map<string, Owner>();
const domains = new Map<string, Owner>();
for (const { name, category, domains: named } of thirdParties.entities) {
  const kind = own(kinds, category);
  if (!kind) continue;
  for (const domain of named) {
    if (domain.startsWith('*.')) domains.set(domain.slice(2).toLowerCase(), { name, kind });
    else hosts.set(domain.toLowerCase(), { name, kind });
  }
}

/** Whose host it is. The collection has names alone and no patterns, so nothing in it can run away. */
export function ownerOf(host: string): Owner | undefined {
  const exact = hosts.get(host);
  if (exact) return exact;
  const labels = host.split('.').slice(-MOST);
  for (let at = 0; at < labels.length - 1; at += 1) {
    const owner = domains.get(labels.slice(at).join('.'));
    if (owner) return owner;
  }
  return undefined;
}
