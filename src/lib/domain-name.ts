import { decode } from 'punycode/punycode.es6.js';
import { normalised } from './text/fold-case.ts';

interface DomainName {
  ok: true;
  /** Lower case, without final dot, international labels as Punycode: what is asked of the DNS. */
  ascii: string;
  /** The same name as people read it. */
  unicode: string;
}

interface NoDomainName {
  ok: false;
  /** A full sentence for the person who entered it. */
  reason: string;
}

/** Longest pasted text that is looked at, in UTF-16 units; an address with a long query still fits. */
const LONGEST_INPUT = 8192;

/** Octets of one label and of a whole name as written. Source: RFC 1035, section 2.3.4. */
const LONGEST_LABEL = 63;
const LONGEST_NAME = 253;

const NOT_MAPPED = 'This holds characters, or an international spelling, that no domain name can have.';

const EXAMPLE = 'such as example.com';

/**
 * Finds the domain name in what people paste: a name, an address with scheme, credentials, port and path, an e-mail
 * address, in any case, with spaces around or a final dot, in any script (mapped by UTS 46 as browsers do).
 * Labels with underscores are kept, as the DNS uses them (`_dmarc.example.com`).
 *
 * `www.` stays: `www.example.com` and `example.com` own different records, and only the asker knows which is meant.
 */
export function parseDomainName(input: string): DomainName | NoDomainName {
  const text = input.trim();
  if (text === '') return refuse('Please enter a domain name');
  if (text.length > LONGEST_INPUT) return refuse('This text is far too long to be a domain name.');

  // Composed, so that ≠ written as = and a stroke is the one letter that UTS 46 lets pass.
  const host = normalised(hostPart(text));
  if (/\s/u.test(host)) return refuse('A domain name cannot have spaces in it; enter one name at a time.');
  if (host === '') return refuse(`There is no domain name in this; enter one ${EXAMPLE}.`);
  if (looksLikeIpv6(host)) return refuse(`This is an IP address, not a domain name; enter a name ${EXAMPLE}.`);

  const foreign = /[^a-z0-9._\-\u{80}-\u{10ffff}]/iu.exec(host);
  if (foreign) return refuse(`A domain name cannot contain ${spelled(foreign[0])}.`);
  return parseHost(host);
}

function parseHost(host: string): DomainName | NoDomainName {
  const mapped = URL.parse(`http://${host}/`)?.hostname;
  if (mapped === undefined) return refuse(whyNotMapped(host));
  if (/^\d+\.\d+\.\d+\.\d+$/.test(mapped)) {
    return refuse(`This is an IP address, not a domain name; enter a name ${EXAMPLE}.`);
  }

  const ascii = mapped.replace(/\.$/, '');
  const labels = ascii.split('.');
  if (labels.some((label) => label === '')) {
    return refuse('A domain name cannot start with a dot or have two dots in a row.');
  }
  if (labels.length < 2) return refuse(`A domain name has at least two parts with a dot between them, ${EXAMPLE}.`);
  if (labels.some((label) => label.length > LONGEST_LABEL)) {
    return refuse(`No part of a domain name can be longer than ${LONGEST_LABEL} characters.`);
  }
  if (ascii.length > LONGEST_NAME) return refuse(`A domain name cannot be longer than ${LONGEST_NAME} characters.`);

  // Compatibility mapping can bring forth what was not there before, such as "*" from its full-width form.
  const foreign = /[^a-z0-9._-]/.exec(ascii);
  if (foreign) return refuse(`A domain name cannot contain ${spelled(foreign[0])}.`);
  if (labels.some((label) => label.startsWith('-') || label.endsWith('-'))) {
    return refuse('No part of a domain name can start or end with a hyphen.');
  }
  if (labels.some((label) => label.startsWith('xn--') && unicodeLabel(label) === label)) {
    return refuse(NOT_MAPPED);
  }
  return { ok: true, ascii, unicode: unicodeDomain(ascii) };
}

/** A name with its Punycode labels spelled out; a label that is no Punycode stays as it is. */
export function unicodeDomain(ascii: string): string {
  return ascii.split('.').map(unicodeLabel).join('.');
}

function unicodeLabel(label: string): string {
  if (!label.startsWith('xn--')) return label;
  try {
    const spelledOut = decode(label.slice('xn--'.length));
    // Punycode can hide anything, dots and invisible characters too; only what encodes to the same label is shown.
    return URL.parse(`http://${spelledOut}.a/`)?.hostname === `${label}.a` ? spelledOut : label;
  } catch (error) {
    if (error instanceof RangeError) return label;
    throw error;
  }
}

/** What is where an address or an e-mail address has its host, without port. */
function hostPart(text: string): string {
  const withoutScheme = text.replace(/^(?:mailto:|(?:[a-z][a-z0-9+.-]*:)?[/\\]{2})/i, '');
  const authority = (/^[^/?#\\]*/.exec(withoutScheme)?.[0] ?? '').trim();
  const host = authority.slice(authority.lastIndexOf('@') + 1);
  return /^[^:]*(?=:\d{0,5}$)/.exec(host)?.[0] ?? host;
}

function looksLikeIpv6(host: string): boolean {
  return /^\[?[0-9a-f.]*:[0-9a-f.]*:[0-9a-f.:%\]]*(?:\]:\d*)?$/i.test(host);
}

function whyNotMapped(host: string): string {
  if (/(?:^|\.)(?:0x[0-9a-f]*|\d+)\.?$/i.test(host)) return 'The last part of a domain name cannot be a number.';
  return NOT_MAPPED;
}

function spelled(character: string): string {
  if (/^[\x21-\x7e]$/.test(character)) return `the character ${character}`;
  return `the character U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

function refuse(reason: string): NoDomainName {
  return { ok: false, reason };
}
