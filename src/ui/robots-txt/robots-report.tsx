import { type ReactNode, useMemo } from 'react';
import { parseRobotsTxt } from '#lib/robots-txt/parse';
import { type Mark, useMarks } from '../code/marks.tsx';
import { type Note, Notes } from '../result/notes.tsx';
import { CrawlerTable } from './crawler-table.tsx';

interface RobotsReportProps {
  robotsTxt: string;
  warnings: readonly Note[];
  /** What the table of crawlers is called. */
  heading: string;
  /** The address or path that it is about. */
  url: string;
  /** Whether it was given, and is at hand in the form. */
  isGiven?: boolean;
  /** Above the table. */
  children?: ReactNode;
}

/** What is wrong with a robots.txt, and which crawlers may fetch an address by it. */
export function RobotsReport({ robotsTxt, warnings, heading, url, isGiven = false, children }: RobotsReportProps) {
  const robots = useMemo(() => parseRobotsTxt(robotsTxt), [robotsTxt]);
  const marks = useMemo(() => (isGiven ? warnings.flatMap(marksOf) : []), [warnings, isGiven]);
  useMarks([robotsTxt], marks);
  return (
    <>
      <section aria-labelledby="findings">
        <h2 id="findings" className="mb-2 text-lg">
          What to look at again
        </h2>
        <Notes notes={warnings} marks={marks} none="No faults found in the file." />
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

function marksOf({ level, line, message }: Note): Mark[] {
  const severity = level === 'fault' ? 'error' : level === 'note' ? 'advice' : level;
  return line ? [{ line, severity, message }] : [];
}
