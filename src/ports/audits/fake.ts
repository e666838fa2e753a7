import type { AuditReport, Audits } from './port.ts';

/** A site of two pages, one of which names a third that is not there. */
export function createFakeAudits(): Audits {
  return {
    async audit({ url, onProgress }): Promise<AuditReport> {
      onProgress?.({
        pages: 1,
        files: 0,
        waiting: 1,
        found: [{ severity: 'advice', title: 'The title is short', pages: 1 }],
      });
      const gone = new URL('/gone', url).href;
      const page = {
        title: 'Home',
        words: 120,
        linkedFrom: 1,
        findings: 1,
        waited: 40,
        bytes: 5_000,
        isNoindex: false,
      };
      return {
        ...{
          start: url,
          pages: 3,
          files: 1,
          forbidden: 0,
          leftOut: 0,
          score: 99,
          groups: [{ title: 'Links', score: 90, findings: 1 }],
        },
        findings: [
          {
            ...{
              check: 'site-link-broken',
              group: 'Links',
              severity: 'error',
              title: 'Links lead to pages that are not there',
            },
            ...{ detail: `${gone} answers 404, and one page names it.`, why: 'Visitors end there.', fix: 'Change it.' },
            source: { name: 'RFC 9110', url: 'https://www.rfc-editor.org/rfc/rfc9110' },
            ...{ pages: [url], number: 1, gain: 5 },
          },
        ],
        list: [
          { ...page, url, status: 200, depth: 0 },
          { ...page, url: new URL('/a', url).href, status: 200, depth: 1 },
          { ...page, url: gone, status: 404, depth: 1, title: '', words: 0 },
        ],
      };
    },
  };
}
