import { conclude } from '#audit/crawl';
import { openCrawlData } from '#ports/crawl-data/sqlite';

/** In a thread of its own, of a crawl in a file: weighing the links of 50,000 pages takes seconds. */
export default function concludeIn(file: string): void {
  const data = openCrawlData(file);
  try {
    conclude(data);
  } finally {
    data.close();
  }
}
