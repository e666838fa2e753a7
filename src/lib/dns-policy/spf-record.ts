import ipaddr from 'ipaddr.js';
import { quoted } from './report.ts';

export type Qualifier = '+' | '-' | '~' | '?';

const mechanisms = ['all', 'include', 'a', 'mx', 'ptr', 'ip4', 'ip6', 'exists'] as const;

export interface Mechanism {
  kind: 'mechanism';
  text: string;
  qualifier: Qualifier;
  name: (typeof mechanisms)[number];
  /** A name, which may hold macros, or an address; none: the domain itself. */
  target?: string;
  /** Bits of the network, for IPv4 and IPv6. */
  bits4?: number;
  bits6?: number;
}

interface Modifier {
  kind: 'modifier';
  text: string;
  name: string;
  value: string;
}

interface WrongTerm {
  kind: 'wrong';
  text: string;
  /** Ends the sentence "The part … ". */
  why: string;
}

export type Term = Mechanism | Modifier | WrongTerm;

/** Modifiers of the standard, which may appear once. */
const once = ['redirect', 'exp'];

/** Terms that are read: more would not fit into a lookup's answer by far. */
const MOST_TERMS = 500;

/** Whether a TXT is an SPF record. Source: RFC 7208, section 4.5. */
export function isSpf(text: string): boolean {
  return /^v=spf1(?: |$)/i.test(text);
}

/** The terms of an SPF record, without its version. Source: RFC 7208, sections 4.6.1, 5, 6 and 12. */
export function readSpf(text: string): Term[] {
  const single = new Set<string>();
  return text
    .slice('v=spf1'.length)
    .split(/ +/, MOST_TERMS)
    .filter((term) => term !== '')
    .map((part): Term => {
      const term = readTerm(part);
      if (term.kind !== 'modifier' || !once.includes(term.name)) return term;
      if (single.has(term.name)) return wrong(part, `is a second "${term.name}"`);
      single.add(term.name);
      return term;
    });
}

function readTerm(text: string): Term {
  const modifier = /^(?<name>[a-z][a-z0-9_.-]*)=(?<value>.*)$/is.exec(text)?.groups;
  if (modifier) return readModifier(text, modifier.name ?? '', modifier.value ?? '');
  const parts = /^(?<qualifier>[+?~-]?)(?<name>[a-z0-9]+)(?<rest>.*)$/is.exec(text)?.groups;
  const name = mechanisms.find((known) => known === parts?.name?.toLowerCase());
  if (!parts || !name) return wrong(text, 'is not an SPF mechanism');
  const { rest = '' } = parts;
  const head = { kind: 'mechanism', text, qualifier: qualifierOf(parts.qualifier), name } as const;
  if (name === 'ip4' || name === 'ip6') return readAddress(head, rest);
  if (name === 'all') return rest === '' ? head : wrong(text, 'has something after "all"');
  return readNamed(head, rest);
}

function qualifierOf(sign: string | undefined): Qualifier {
  return sign === '-' || sign === '~' || sign === '?' ? sign : '+';
}

function readModifier(text: string, given: string, value: string): Term {
  const name = given.toLowerCase();
  if (once.includes(name) && !isDomainSpec(value)) return wrong(text, 'names no domain');
  if (!/^[\x21-\x24\x26-\x7e]*$/.test(value.replaceAll(anyMacro, ''))) return wrong(text, 'has a wrong macro');
  return { kind: 'modifier', text, name, value };
}

function readAddress(head: Mechanism, rest: string): Term {
  const parts = /^:(?<address>[^/]+)(?:\/(?<bits>0|[1-9]\d{0,2}))?$/.exec(rest)?.groups;
  if (!parts) return wrong(head.text, 'names no address');
  const { address = '' } = parts;
  const isFour = head.name === 'ip4';
  const isRight = isFour ? ipaddr.IPv4.isValidFourPartDecimal(address) : isIpv6(address);
  if (!isRight) return wrong(head.text, `names no IPv${isFour ? 4 : 6} address`);
  const longest = isFour ? 32 : 128;
  const bits = parts.bits === undefined ? longest : Number(parts.bits);
  if (bits > longest) return wrong(head.text, `has a network of ${bits} bits, but the maximum is ${longest}`);
  return { ...head, target: address, ...(isFour ? { bits4: bits } : { bits6: bits }) };
}

function isIpv6(text: string): boolean {
  return !text.includes('%') && ipaddr.IPv6.isValid(text);
}

function readNamed(head: Mechanism, rest: string): Term {
  const parts = /^(?::(?<target>.*?))?(?:\/(?<four>0|[1-9]\d{0,2}))?(?:\/\/(?<six>0|[1-9]\d{0,2}))?$/s.exec(
    rest,
  )?.groups;
  if (!parts) return wrong(head.text, 'cannot be read');
  const { target, four, six } = parts;
  if (target === undefined && (head.name === 'include' || head.name === 'exists'))
    return wrong(head.text, 'names no domain');
  if (target !== undefined && !isDomainSpec(target)) return wrong(head.text, 'names no domain');
  const hasNetwork = four !== undefined || six !== undefined;
  if (hasNetwork && head.name !== 'a' && head.name !== 'mx') return wrong(head.text, 'cannot have a network');
  if (Number(four ?? 0) > 32 || Number(six ?? 0) > 128) return wrong(head.text, 'has a network of too many bits');
  return {
    ...head,
    ...(target !== undefined && { target }),
    ...(four !== undefined && { bits4: Number(four) }),
    ...(six !== undefined && { bits6: Number(six) }),
  };
}

/** Parts that receivers fill in; c, r and t only in explanations. Source: RFC 7208, sections 7.1 and 7.2. */
const macro = /%(?:\{[slodiphv](?:[1-9]\d{0,2})?r?[.\-+,/_=]*\}|[%_-])/gi;
const anyMacro = /%(?:\{[slodiphcrtv](?:[1-9]\d{0,2})?r?[.\-+,/_=]*\}|[%_-])/gi;

/** A name that ends in a macro, or in a label that can be a top-level domain. Source: RFC 7208, section 7.1. */
function isDomainSpec(text: string): boolean {
  const rest = text.replaceAll(macro, ' ');
  if (text.length > 253 || !/^[\x20-\x24\x26-\x7e]+$/.test(rest)) return false;
  if (rest.endsWith(' ')) return true;
  const labels = rest.replace(/\.$/, '').split('.');
  const last = labels.at(-1) ?? '';
  return labels.length > 1 && /^[a-z0-9][a-z0-9-]*$/i.test(last) && !last.endsWith('-') && /[a-z-]/i.test(last);
}

/** Whether a name depends on the message, so that it cannot be looked up beforehand. */
export function hasMacro(text: string): boolean {
  return text.includes('%');
}

function wrong(text: string, why: string): WrongTerm {
  return { kind: 'wrong', text: quoted(text).slice(1, -1), why };
}
