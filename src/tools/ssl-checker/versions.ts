import type { OldExchange, TlsVersion } from '#ports/tls/port';

export type Offered = 'yes' | 'no' | 'unknown';

export interface Offer {
  version: TlsVersion;
  isOffered: Offered;
}

export interface Exchange {
  by: OldExchange;
  isOffered: Offered;
  bits?: number;
}

export const versions: readonly TlsVersion[] = ['TLS 1.3', 'TLS 1.2', 'TLS 1.1', 'TLS 1.0'];

const meanings: Readonly<Record<TlsVersion, Record<Exclude<Offered, 'unknown'>, string>>> = {
  'TLS 1.3': {
    yes: 'The current version, with the fastest connection.',
    no: 'The current version is missing: connections take longer.',
  },
  'TLS 1.2': { yes: 'For older programs. Safe if configured well.', no: 'Programs from before 2018 cannot connect.' },
  'TLS 1.1': { yes: 'Deprecated in 2021. Switch it off.', no: 'Correctly switched off.' },
  'TLS 1.0': { yes: 'Deprecated in 2021. Switch it off.', no: 'Correctly switched off.' },
};

export function meaningOf({ version, isOffered }: Offer): string {
  return isOffered === 'unknown' ? 'The server did not answer this test.' : meanings[version][isOffered];
}
