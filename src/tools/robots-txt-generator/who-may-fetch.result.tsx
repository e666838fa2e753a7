import { useMemo, useState } from 'react';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { ownResult } from '#ui/drawn/own-result';
import { TextInput } from '#ui/form/text-input';
import { Notes } from '#ui/result/notes';
import { CrawlerTable } from '#ui/robots-txt/crawler-table';
import tool from './tool.ts';

/** What is wrong with the file, and who may fetch what by it. */
export default ownResult(tool, ({ result: { robotsTxt, warnings } }) => {
  const [url, setUrl] = useState('/');
  const robots = useMemo(() => parseRobotsTxt(robotsTxt), [robotsTxt]);
  return (
    <>
      <section aria-labelledby="findings">
        <h2 id="findings" className="mb-2 text-lg">
          What to look at again
        </h2>
        <Notes notes={warnings} none="No faults found in the file." />
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
});
