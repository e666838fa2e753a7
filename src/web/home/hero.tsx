import { Link } from 'react-router';
import { StartBox } from './start-box.tsx';

/** The promise, and a box to put it to the test at once. */
export function Hero({ count }: { count: number }) {
  return (
    <div className="pegboard border-b border-line">
      <div className="mx-auto grid max-w-6xl items-start gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-2">
        <div className="lg:pt-8">
          <h1 className="text-4xl sm:text-5xl lg:text-6xl">
            Free SEO, text, image and domain tools that give real answers
          </h1>
          <p className="mt-4 text-lg text-muted">
            {count} {count === 1 ? 'tool' : 'tools'} to measure, change and look things up, each with its method
            explained. No account, no advertisements, nothing to install.
          </p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link className="button" to="/tools">
              Explore Tools
            </Link>
            <Link className="button-quiet min-h-11 px-4 text-base" to="/about">
              Learn More
            </Link>
          </div>
        </div>
        <StartBox />
      </div>
    </div>
  );
}
