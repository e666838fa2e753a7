import { ToolError } from '#kit/tool-error';
import type { Certificates, LoggedName } from './port.ts';

/** When the fake asked, always. */
const askedAt = Date.UTC(2026, 0, 15, 11, 50);

const name = (text: string): LoggedName => ({
  name: text,
  ...{ firstSeen: '2020-03-01', lastSeen: '2025-12-01', validUntil: '2026-03-01', certificates: 3 },
});

/** What the fake knows by default. */
const samples = {
  'example.com': ['*.example.com', 'example.com', 'mail.example.com', 'www.example.com'].map(name),
};

/** Names by domain, or the failure to meet there; none of others. */
export function createFakeCertificates(
  known: Readonly<Record<string, readonly LoggedName[] | ToolError>> = samples,
): Certificates {
  return {
    async namesBelow({ domain, signal }) {
      if (signal.aborted) throw new ToolError('cancelled', 'The request was cancelled.');
      const names = known[domain] ?? [];
      if (names instanceof ToolError) throw names;
      return { names, isCut: false, server: 'logs.test', askedAt };
    },
  };
}
