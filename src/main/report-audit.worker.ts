import { reportOf } from '#audit/report';
import { packJson } from '#lib/packed-json';
import { openCrawlData } from '#ports/crawl-data/sqlite';

/** What is known of a whole site, judged, and packed as it is kept. */
export default function report(file: string): string {
  const data = openCrawlData(file);
  try {
    return packJson(reportOf(data));
  } finally {
    data.close();
  }
}
