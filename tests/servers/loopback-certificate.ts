import { issueCertificate } from './certificates.ts';

/** A key and a certificate for `127.0.0.1` and `localhost` that its own signature vouches for, as PEM. */
export interface LoopbackCertificate {
  key: string;
  cert: string;
}

export function makeLoopbackCertificate(): LoopbackCertificate {
  const { key, cert } = issueCertificate({ subject: 'localhost', names: ['localhost', '127.0.0.1'] });
  return { key, cert };
}
