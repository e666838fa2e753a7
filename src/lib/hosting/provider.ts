const kinds = ['host', 'cdn', 'builder', 'dns', 'mail', 'registrar-parking'] as const;
type ProviderKind = (typeof kinds)[number];

/**
 * Somebody who serves a part of a domain, and the marks by which that shows. Names are suffixes that begin at a dot, lower case;
 * `#` stands for one to three digits within a label. What a name says of web, DNS and mail is kept apart.
 */
export interface Provider {
  name: string;
  /** What it does. A `cdn` hides anyone who is behind it, so nobody is `host` or `builder` as well. */
  kinds: readonly ProviderKind[];
  /** Autonomous systems that are wholly its own. */
  asn: readonly number[] | undefined;
  /** How the names of its networks begin, in whole words, lower case. */
  networks: readonly string[] | undefined;
  /** Of the names that its addresses have. */
  reverse: readonly string[] | undefined;
  /** Of the names to which customers point theirs. */
  cname: readonly string[] | undefined;
  /** Of its name servers. */
  ns: readonly string[] | undefined;
  /** Of its mail servers. */
  mx: readonly string[] | undefined;
  /** Of what customers include in their SPF record. */
  spf: readonly string[] | undefined;
  /** Being in an SPF record, it only sends: the mailboxes are elsewhere. */
  isSender: boolean;
  /** Response headers that only it sends, by lower-case name: with any value, or with one that fits. */
  headers: Readonly<Record<string, true | RegExp>> | undefined;
  /** Its addresses answer from many places at once: they say nothing of a country. */
  isAnycast: boolean;
  /** The provider whose network it is in, so that this is not taken for the host behind it. */
  within: string | undefined;
  /** What a reader should know, as the rest of a sentence about the name. */
  note: string | undefined;
}

export function isProviderKind(text: string): text is ProviderKind {
  return kinds.some((kind) => kind === text);
}
