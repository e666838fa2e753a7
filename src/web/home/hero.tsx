import { Link } from 'react-router';
import type { Sample } from './samples.ts';
import { StartBox } from './start-box.tsx';

interface HeroProps {
  title: string;
  lead: string;
  samples: readonly Sample[];
}

/** The promise, and a box to put it to the test at once. */
export function Hero({ title, lead, samples }: HeroProps) {
  return (
    <div className="pegboard border-b border-line">
      <div className="mx-auto grid max-w-6xl items-start gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-2">
        <div className="lg:pt-8">
          <h1 className="text-4xl sm:text-5xl lg:text-6xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Link className="button" to="/tools">
              Explore Tools
            </Link>
            <Link className="button-quiet min-h-11 px-4 text-base" to="/about">
              Learn More <span aria-hidden="true">→</span>
            </Link>
          </div>
        </div>
        <StartBox samples={samples} />
      </div>
    </div>
  );
}
