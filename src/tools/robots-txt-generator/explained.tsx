import { useDeferredValue, useMemo, useState } from 'react';
import { lintRobotsTxt } from '#lib/robots-txt/lint';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { TextInput } from '#ui/form/text-input';
import { DownloadButton } from '#ui/result/download-button';
import { Notes } from '#ui/result/notes';
import { ShareLink } from '#ui/result/share-link';
import { CrawlerTable } from '#ui/robots-txt/crawler-table';

/** What to do with the file, what is wrong with it, and who may fetch what by it. */
export function Explained({ robotsTxt }: { robotsTxt: string }) {
  const [url, setUrl] = useState('/');
  const text = useDeferredValue(robotsTxt);
  const robots = useMemo(() => parseRobotsTxt(text), [text]);
  const findings = useMemo(() => lintRobotsTxt(text), [text]);
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <DownloadButton
          label="Download robots.txt"
          fileName="robots.txt"
          type="text/plain;charset=utf-8"
          content={() => robotsTxt}
        />
        <ShareLink text={robotsTxt} />
      </div>
      <section aria-labelledby="findings">
        <h2 id="findings" className="mb-2 text-lg">
          What to look at again
        </h2>
        <Notes notes={findings} none="No faults found in the file." />
      </section>
      <section aria-labelledby="crawlers">
        <h2 id="crawlers" className="mb-2 text-lg">
          Who may fetch what
        </h2>
        <TextInput
          label="Address to check"
          value={url}
          onChange={setUrl}
          inputMode="url"
          help="A path such as /shop/, or a whole address of your site."
        />
        <div className="mt-3">
          <CrawlerTable robots={robots} url={url.trim()} />
        </div>
      </section>
    </>
  );
}
