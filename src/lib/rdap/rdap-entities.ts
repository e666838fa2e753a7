import type { Registrar } from '../whois/record.ts';
import { jcardValue } from './jcard.ts';
import { isObject, list, member, text, texts } from './json.ts';

/** Levels of entities within entities that are looked at; the registrar's abuse contact is on the second. */
const DEEPEST = 4;
/** Entities that are looked at in all. */
const MOST_ENTITIES = 2_000;

export interface RdapEntity {
  entity: unknown;
  roles: string[];
  depth: number;
}

/** All entities of an object, level by level, bounded. */
export function allEntities(body: unknown): RdapEntity[] {
  const found: RdapEntity[] = [];
  let level: readonly unknown[] = list(member(body, 'entities'));
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const entity of level) {
      if (!isObject(entity) || found.length >= MOST_ENTITIES) continue;
      found.push({ entity, roles: texts(member(entity, 'roles')).map((role) => role.toLowerCase()), depth });
      next.push(...list(member(entity, 'entities')));
    }
    level = next;
  }
  return found;
}

/** The registrar with the address for reports of abuse. */
export function rdapRegistrar(body: unknown): Registrar | undefined {
  const entity = allEntities(body).find(({ roles }) => roles.includes('registrar'))?.entity;
  if (!entity) return undefined;
  const name = entityName(entity);
  if (!name) return undefined;
  const ianaId = ianaIdOf(entity);
  const url = urlOf(entity);
  const abuse = allEntities(entity).find(({ roles }) => roles.includes('abuse'))?.entity;
  const email = jcardValue(member(abuse, 'vcardArray'), 'email');
  const phone = jcardValue(member(abuse, 'vcardArray'), 'tel');
  return {
    name,
    ...(ianaId && { ianaId }),
    ...(url && { url }),
    ...(email && { abuseEmail: email }),
    ...(phone && { abusePhone: phone }),
  };
}

/**
 * The formatted name, the organisation, or the handle: whatever the register shows first. Newer services write a
 * JSContact card instead of a jCard. Source: RFC 9553.
 */
function entityName(entity: unknown): string | undefined {
  const vcard = member(entity, 'vcardArray');
  const card = member(entity, 'jscard');
  const [organisation] = Object.values(object(member(card, 'organizations')));
  return (
    jcardValue(vcard, 'fn') ??
    jcardValue(vcard, 'org') ??
    text(member(member(card, 'name'), 'full')) ??
    text(member(organisation, 'name')) ??
    text(member(entity, 'handle'))
  );
}

function object(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function ianaIdOf(entity: unknown): string | undefined {
  for (const id of list(member(entity, 'publicIds'))) {
    const identifier = member(id, 'identifier');
    const digits = typeof identifier === 'number' ? String(identifier) : text(identifier);
    if (/iana/i.test(text(member(id, 'type')) ?? '') && digits && /^\d{1,7}$/.test(digits)) return digits;
  }
  return undefined;
}

/** The registrar's site: the link "about", or the card's own address. */
function urlOf(entity: unknown): string | undefined {
  const about = list(member(entity, 'links')).find((link) => text(member(link, 'rel'))?.toLowerCase() === 'about');
  return webAddress(text(member(about, 'href'))) ?? webAddress(jcardValue(member(entity, 'vcardArray'), 'url'));
}

function webAddress(url: string | undefined): string | undefined {
  return url && /^https?:\/\/\S+$/i.test(url) ? url : undefined;
}
