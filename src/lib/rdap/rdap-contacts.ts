import { isRecord } from '../is-record.ts';
import { jcardValue } from './jcard.ts';
import { list, member, text } from './json.ts';
import { allEntities, cardOf, isName } from './rdap-entities.ts';

/** Somebody that a registration names. What is kept back is absent. */
export interface RdapContact {
  /** `registrant`, `administrative`, `technical`, `billing`, `abuse`. */
  role: string;
  name?: string;
  organization?: string;
  email?: string;
  phone?: string;
  address?: string;
}

const ROLES = ['registrant', 'administrative', 'technical', 'billing', 'abuse'];
const MOST = 20;

/** The people and companies that a domain object names, by role. One that says nothing of itself is left out. */
export function rdapContacts(body: unknown): RdapContact[] {
  return allEntities(body)
    .flatMap(({ entity, roles }) =>
      ROLES.filter((role) => roles.includes(role)).map((role) => ({ role, ...contactOf(cardOf(entity)) })),
    )
    .filter((contact) => Object.keys(contact).length > 1)
    .slice(0, MOST);
}

function contactOf(card: unknown): Omit<RdapContact, 'role'> {
  const name = jcardValue(card, 'fn');
  const organization = jcardValue(card, 'org');
  const email = jcardValue(card, 'email');
  const phone = jcardValue(card, 'tel');
  const address = addressOf(card);
  return {
    ...(isName(name) && { name }),
    ...(isName(organization) && { organization }),
    ...(isName(email) && { email }),
    ...(isName(phone) && { phone }),
    ...(isName(address) && { address }),
  };
}

/** In one line: a label, or the parts of a structured one. Source: RFC 7095, section 3.3.1.3. */
function addressOf(card: unknown): string | undefined {
  const properties = Array.isArray(card) && Array.isArray(card[1]) ? card[1].slice(0, 100) : [];
  const found: unknown = properties.find((each) => Array.isArray(each) && each[0] === 'adr');
  if (!Array.isArray(found)) return undefined;
  const label = isRecord(found[1]) ? text(member(found[1], 'label')) : undefined;
  const parts = list(found[3]).flatMap((part) => text(part) ?? []);
  return (label ?? parts.join(', ')) || undefined;
}
