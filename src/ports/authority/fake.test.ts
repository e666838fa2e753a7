import { authorityContract } from './contract.ts';
import { createFakeAuthority, sampleHistory, sampleRanks } from './fake.ts';

const askedAt = 0;

authorityContract(async () =>
  createFakeAuthority({
    ranks: { 'example.test': sampleRanks(1, 101) },
    referringDomains: {
      'example.test': {
        ...{ release: 'cc-main-2025-oct', importedAt: 0, isChosen: true, total: 2 },
        domains: [
          { domain: 'other.test', hosts: 9 },
          { domain: 'third.test', hosts: 1 },
        ],
      },
    },
    openPageRank: { 'example.test': { pageRank: 6.12, position: 4_711, updated: '1st Jan 2026', askedAt } },
    moz: {
      'example.test': {
        ...{ domainAuthority: 57, pageAuthority: 48, spamScore: 3, linkingDomains: 1_234, lastCrawled: '2026-01-09' },
        askedAt,
      },
    },
    captures: { 'example.test': { pages: 3, isEstimate: false, crawl: 'CC-MAIN-2026-02', askedAt } },
    firstCapture: {
      'example.test': { day: '1998-12-05', url: 'https://archive.test/web/19981205/http://example.test:80/' },
    },
    captureHistory: { 'example.test': sampleHistory('example.test') },
  }),
);
