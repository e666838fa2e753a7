/** What a registry says of a name; `unknown` when nothing in the answer decides it. */
export type RegistrationState = 'registered' | 'free' | 'reserved' | 'refused' | 'unknown';

/** A date as an answer states it. */
export interface StatedDate {
  /** `YYYY-MM-DD`: in UTC when the answer says a time with a zone, else as written; so too at midnight in that zone. */
  day: string;
  /** The moment as ISO 8601 in UTC; only when the answer says a time with a zone. */
  time?: string;
  /** The answer's own words. */
  raw: string;
}

/** Some registries only know that a name is older than their register. */
export interface StatedBefore {
  /** `YYYY-MM`: the registration lies before this month. */
  month: string;
  raw: string;
}

export interface Registrar {
  name: string;
  /** Number in IANA's list of registrars, as digits. */
  ianaId?: string;
  url?: string;
  abuseEmail?: string;
  abusePhone?: string;
}

/** What WHOIS and RDAP both tell of a domain. */
export interface DomainRecord {
  state: RegistrationState;
  created?: StatedDate;
  /** Stands instead of `created` when the answer gives no day. */
  createdBefore?: StatedBefore;
  updated?: StatedDate;
  expires?: StatedDate;
  registrar?: Registrar;
  /** Lower case, without final dot, addresses and repetitions, in the answer's order. */
  nameServers: string[];
  /** The answer's own words, without the links behind them. */
  status: string[];
  /** Whether the delegation is signed; absent when the answer is silent. */
  dnssec?: boolean;
}

export interface WhoisRecord extends DomainRecord {
  /** Host of the WHOIS service that knows more: the registry's, or the registrar's. */
  referral?: string;
}
