import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { Notes } from '../result/notes.tsx';
import { CrawlerTable } from './crawler-table.tsx';

interface RobotsReportProps {
  robotsTxt: string;
  warnings: ComponentProps<typeof Notes>['notes'];
  /** What the table of crawlers is called. */
  heading: string;
  /** The address or path that it is about. */
  url: string;
  /** Above the table. */
  children?: ReactNode;
}

/** What is wrong with a robots.txt, and which crawlers may fetch an address by it. */
export function RobotsReport({ robotsTxt, warnings, heading, url, children }: RobotsReportProps) {
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
          {heading}
        </h2>
        {children}
        <CrawlerTable robots={robots} url={url} />
      </section>
    </>
  );
}
