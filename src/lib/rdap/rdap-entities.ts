import { isRecord } from '../is-record.ts';
import type { Registrar } from '../whois/record.ts';
import { jcardValue } from './jcard.ts';
import { identifier, letters, list, member, text, texts } from './json.ts';

/** Levels of entities within entities that are looked at; the registrar's abuse contact is on the second. */
const DEEPEST = 4;
/** Entities that are looked at in all. */
const MOST_ENTITIES = 2_000;
/** UTF-16 units of the longest name that is believed. */
const LONGEST_NAME = 200;

const REGISTRAR: ReadonlySet<string> = new Set([
  'registrar',
  'sponsoringregistrar',
  'currentregistrar',
  'registrarofrecord',
]);
const OWN_MEMBERS = ['registrar', 'sponsoringRegistrar', 'registrarName', 'registrarEntity'];
/** Where a name is kept back. */
const NOBODY = /^(?:redacted|unknown|hidden|not (?:available|applicable|disclosed|assigned|shown))\b/i;
const IN_WORDS = /^(?:sponsoring |current |domain )?registrar(?: name)?\s{0,3}[:=]\s{0,20}(\S.*)$/i;
const HEADING = /^(?:sponsoring |current |domain )?registrar(?: name)?:?$/i;

interface RdapEntity {
  entity: unknown;
  /** In lower case, letters only. */
  roles: string[];
  depth: number;
}

/** All entities of an object, level by level, bounded. */
export function allEntities(body: unknown): RdapEntity[] {
  const found: RdapEntity[] = [];
  let level = entitiesIn(body);
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const entity of level) {
      if (!isRecord(entity) || found.length >= MOST_ENTITIES) continue;
      found.push({ entity, roles: rolesOf(entity), depth });
      next.push(...entitiesIn(entity));
    }
    level = next;
  }
  return found;
}

function entitiesIn(value: unknown): readonly unknown[] {
  return ['entities', 'entity', 'contacts', 'contact'].flatMap((name) => list(member(value, name)));
}

function rolesOf(entity: unknown): string[] {
  return texts(member(entity, 'roles', 'role')).flatMap((role) => role.split(/[,;|]/).map(letters));
}

/** The registrar with the address for reports of abuse. */
export function rdapRegistrar(body: unknown): Registrar | undefined {
  const candidates = candidatesIn(body);
  const entity =
    candidates.find((one) => entityName(one) !== undefined) ?? candidates.find((one) => entityKey(one) !== undefined);
  const name = entityName(entity) ?? entityKey(entity) ?? nameInWords(body);
  if (!name) return undefined;
  const ianaId = ianaIdOf(entity);
  const url = urlOf(entity);
  const abuse = allEntities(entity).find(({ roles }) => roles.includes('abuse'))?.entity;
  const email = jcardValue(cardOf(abuse), 'email');
  const phone = jcardValue(cardOf(abuse), 'tel');
  return {
    name,
    ...(ianaId && { ianaId }),
    ...(url && { url }),
    ...(email && { abuseEmail: email }),
    ...(phone && { abusePhone: phone }),
  };
}

/** Entities that may be the registrar, the surest first: by role, by their place, by the kind of their number, as sponsors. */
function candidatesIn(body: unknown): unknown[] {
  const entities = allEntities(body);
  return [
    ...entities.filter(({ roles }) => roles.some((role) => REGISTRAR.has(role))),
    ...OWN_MEMBERS.flatMap((name) => list(member(body, name)).filter(isRecord)).map((entity) => ({ entity })),
    ...entities.filter(({ entity, roles }) => roles.length === 0 && ianaIdOf(entity) !== undefined),
    ...entities.filter(({ roles }) => roles.includes('sponsor')),
  ].map(({ entity }) => entity);
}

/** The formatted name, the organisation, or a name beside the card. Newer services write a JSContact card. Source: RFC 9553. */
function entityName(entity: unknown): string | undefined {
  const vcard = cardOf(entity);
  const card = member(entity, 'jscard', 'jsContact', 'jsContactCard', 'jscontact_data', 'jscontact_card');
  const organisation = member(card, 'organizations', 'organization');
  return [
    jcardValue(vcard, 'fn'),
    jcardValue(vcard, 'org'),
    text(member(member(card, 'name'), 'full')),
    text(member(card, 'name', 'fullName')),
    text(member(list(organisation), 'name')),
    text(member(entity, 'fn', 'name', 'fullName', 'registrarName')),
    text(member(entity, 'org', 'organization', 'organisation', 'organizationName', 'company')),
  ].find(isName);
}

export function cardOf(entity: unknown): unknown {
  return member(entity, 'vcardArray', 'vcard', 'jcard');
}

export function isName(value: string | undefined): value is string {
  return value !== undefined && value.length <= LONGEST_NAME && /[\p{L}\p{N}]/u.test(value) && !NOBODY.test(value);
}

/** What a register knows somebody by who has no name there. */
function entityKey(entity: unknown): string | undefined {
  const numbers = list(member(entity, 'publicIds', 'publicId')).map((id) => identifier(member(id, 'identifier')));
  return [identifier(member(entity, 'handle')), ianaIdOf(entity), ...numbers].find(isName);
}

/** A registrar that the object only tells of: in a member, a remark, a notice, or beside a link. */
function nameInWords(body: unknown): string | undefined {
  const remarks = ['remarks', 'notices'].flatMap((name) => list(member(body, name)));
  const told = remarks.flatMap((remark) => {
    const lines = texts(member(remark, 'description'));
    return HEADING.test(text(member(remark, 'title')) ?? '')
      ? lines.slice(0, 1)
      : lines.flatMap((line) => IN_WORDS.exec(line)?.[1] ?? []);
  });
  const links = list(member(body, 'links')).filter((link) => REGISTRAR.has(letters(text(member(link, 'rel')) ?? '')));
  return [
    ...OWN_MEMBERS.map((name) => text(member(body, name))),
    ...told,
    ...links.map((link) => text(member(link, 'title'))),
  ].find(isName);
}

function ianaIdOf(entity: unknown): string | undefined {
  for (const id of list(member(entity, 'publicIds', 'publicId'))) {
    const digits = identifier(member(id, 'identifier'));
    if (/iana/i.test(text(member(id, 'type')) ?? '') && digits && /^\d{1,7}$/.test(digits)) return digits;
  }
  return undefined;
}

/** The registrar's site: the link "about", or the card's own address. */
function urlOf(entity: unknown): string | undefined {
  const about = list(member(entity, 'links')).find((link) => text(member(link, 'rel'))?.toLowerCase() === 'about');
  return (
    webAddress(text(member(about, 'href'))) ??
    webAddress(jcardValue(cardOf(entity), 'url')) ??
    webAddress(text(member(entity, 'url')))
  );
}

function webAddress(url: string | undefined): string | undefined {
  return url && /^https?:\/\/\S+$/i.test(url) ? url : undefined;
}
