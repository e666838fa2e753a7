export type TlsVersion = 'TLS 1.0' | 'TLS 1.1' | 'TLS 1.2' | 'TLS 1.3';

/** A certificate as it was sent. Times are ISO 8601. */
export interface TlsCertificate {
  /** Common name, or the organisation where there is none; may be empty. */
  subject: string;
  issuer: string;
  /** Organisation of the issuer. */
  issuerOrganization?: string;
  /** Names and addresses it is for, without "DNS:" and "IP Address:". */
  names: readonly string[];
  validFrom: string;
  validTo: string;
  serial: string;
  /** SHA-256, upper-case hex with colons. */
  fingerprint: string;
  /** Such as `RSA` or `EC`. */
  keyType: string;
  keyBits?: number;
  /** Of an elliptic curve: `P-256`. */
  curve?: string;
  /** Such as `sha256WithRSAEncryption`. */
  signature: string;
  /** May sign other certificates. */
  isCa: boolean;
  /** Names itself as its issuer, and its own key signed it. */
  isSelfSigned: boolean;
  /** SHA-256 of another certificate of the chain whose key signed this one; of its issuer, when that was sent. */
  signedBy?: string;
  /** Where its issuer's certificate can be had, as it says itself. */
  issuerUrls: readonly string[];
  /** Its owner promised that OCSP answers are stapled. */
  mustStaple: boolean;
  /** Logs that promised to make it public, with the time of the promise. */
  logged: readonly { log: string; at: string }[];
}

/** What an authority says of the first certificate, in an answer that the server staples. Times are ISO 8601. */
export type StapledAnswer =
  | { is: 'good' | 'revoked' | 'unknown'; from: string; until?: string; revokedAt?: string }
  | { is: 'unusable'; why: string };

/** How the keys of a connection are agreed on, where a server can be made to choose a weak way. */
export type OldExchange = 'DHE' | 'RSA';

export interface TlsAnswer {
  /** The address that answered. */
  address: string;
  version: string;
  cipher: string;
  /** In the order in which they were sent. At most 20. */
  certificates: readonly TlsCertificate[];
  /** Whether the first certificate is for the host that was asked for. */
  coversHost: boolean;
  /** Whether a chain of what was sent leads to a root that this program trusts, and why not: OpenSSL's name of the fault. */
  trust: { isTrusted: true } | { isTrusted: false; fault: string };
  /** The answer about revocation that came along (OCSP stapling), if any. */
  stapled?: StapledAnswer;
  /** Whether the server wants a certificate of its visitors: it asks and goes on without one, or refuses to. */
  clientCertificate?: 'asked' | 'required';
  /** For connecting, and then for the handshake. */
  milliseconds: { connect: number; handshake: number };
}

/** How a conversation that begins in clear is moved to TLS. */
export type PlainStart = 'smtp' | 'imap' | 'pop3' | 'ftp' | 'ldap' | 'postgresql';

interface TlsTarget {
  /** ASCII name or IP address. */
  host: string;
  /** One of `tlsPorts`, unless the operator allowed the host. */
  port: number;
  /** What is spoken before TLS; where left out, TLS is spoken from the first byte. */
  startsAs?: PlainStart | undefined;
  signal?: AbortSignal | undefined;
}

/** Ports of public addresses at which TLS is spoken from the first byte, and those at which it follows a start in clear. */
export const tlsPorts = [443, 8443, 465, 993, 995, 990, 636, 853, 25, 587, 143, 110, 21, 389, 5432] as const;

/** Handshakes with a server that a stranger named, through the guard. Nothing is sent after them. */
export interface Tls {
  /**
   * The certificates that a server sends, with the host's name (SNI). Certificates that cannot be trusted are answers as well.
   *
   * @throws ToolError `not-found` (no such host), `target-refused`, `timed-out`, `upstream-failed` (no connection, no TLS, none
   * without a client certificate), `busy`, `cancelled`.
   */
  handshake(target: TlsTarget): Promise<TlsAnswer>;
  /**
   * Whether a server takes one version of the protocol and no other.
   *
   * @throws ToolError as `handshake`, but for a server that says no or hangs up: that is the answer `false`.
   */
  offers(target: TlsTarget & { version: TlsVersion }): Promise<boolean>;
  /**
   * Whether a server agrees on keys in an old way, up to TLS 1.2, and with how many bits where that is told.
   *
   * @throws ToolError as `offers`; for a server that says no the answer is `undefined`.
   */
  exchanges(target: TlsTarget & { by: OldExchange }): Promise<{ bits?: number } | undefined>;
}
