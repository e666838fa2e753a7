import type { Finding } from '#kit/shapes';
import type { TlsAnswer } from '#ports/tls/port';
import type { Exchange } from './versions.ts';

/** Bits of Diffie-Hellman that are still safe, and fewer than which programs refuse. Source: RFC 9325, section 4.4. */
const SAFE_BITS = 2048;
const REFUSED_BELOW = 1024;

/** How keys are agreed on up to TLS 1.2; TLS 1.3 has no weak way. */
export function exchangeFindings({ version, cipher }: TlsAnswer, exchanges: readonly Exchange[]): Finding[] {
  const offered = (by: Exchange['by']) => exchanges.find((each) => each.by === by && each.isOffered === 'yes');
  const bits = offered('DHE')?.bits ?? SAFE_BITS;
  const isPlainRsa = version !== 'TLS 1.3' && cipher.startsWith('TLS_RSA_');
  const findings: Finding[] = [];
  if (bits < SAFE_BITS) {
    findings.push({
      severity: bits < REFUSED_BELOW ? 'error' : 'warning',
      title: 'The key exchange is weak',
      detail: `Diffie-Hellman (DHE) uses ${bits} bits; fewer than ${SAFE_BITS} can be broken (Logjam).`,
      source: { name: 'RFC 9325, section 4.4', url: 'https://www.rfc-editor.org/rfc/rfc9325#section-4.4' },
      fix: { words: `Switch off the DHE ciphers and keep ECDHE, or use parameters of ${SAFE_BITS} bits.` },
    });
  }
  if (offered('RSA')) {
    findings.push({
      severity: isPlainRsa ? 'warning' : 'advice',
      title: isPlainRsa ? 'There is no forward secrecy' : 'Ciphers without forward secrecy are offered',
      detail:
        'Keys are exchanged with the key of the certificate (RSA): anyone who gets that key later can read what was recorded before.',
      source: { name: 'RFC 9325, section 4.1', url: 'https://www.rfc-editor.org/rfc/rfc9325#section-4.1' },
      fix: { words: 'Allow ciphers with ECDHE only.' },
    });
  }
  if (exchanges.some(({ isOffered }) => isOffered === 'unknown')) {
    const detail = 'The server did not answer one of the tests.';
    findings.push({ severity: 'unknown', title: 'The key exchange could not be tested', detail });
  } else if (findings.length === 0 && exchanges.length > 0) {
    const detail = 'Neither RSA nor short Diffie-Hellman is offered.';
    findings.push({ severity: 'passed', title: 'The key exchange is strong', detail });
  }
  return findings;
}
