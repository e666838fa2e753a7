import type { TlsVersion } from '#ports/tls/port';

export type Offered = 'yes' | 'no' | 'unknown';

export interface Offer {
  version: TlsVersion;
  isOffered: Offered;
}

export const versions: readonly TlsVersion[] = ['TLS 1.3', 'TLS 1.2', 'TLS 1.1', 'TLS 1.0'];

const meanings: Readonly<Record<TlsVersion, Record<Exclude<Offered, 'unknown'>, string>>> = {
  'TLS 1.3': {
    yes: 'The present version, with the quickest handshake.',
    no: 'The present version is missing: handshakes take longer.',
  },
  'TLS 1.2': { yes: 'For older programs; safe when set up well.', no: 'Programs from before 2018 cannot connect.' },
  'TLS 1.1': { yes: 'Given up in 2021. Switch it off.', no: 'As it should be.' },
  'TLS 1.0': { yes: 'Given up in 2021. Switch it off.', no: 'As it should be.' },
};

export function meaningOf({ version, isOffered }: Offer): string {
  return isOffered === 'unknown' ? 'The server did not answer this question.' : meanings[version][isOffered];
}
