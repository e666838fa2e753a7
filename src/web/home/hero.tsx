import { Island } from '#ui/island';
import { samples } from './samples.ts';
import { StartBox } from './start-box.tsx';

interface HeroProps {
  title: string;
  lead: string;
}

/** The promise, and a box to put it to the test at once. */
export function Hero({ title, lead }: HeroProps) {
  return (
    <div className="pegboard border-b border-line">
      <div className="mx-auto grid max-w-6xl items-start gap-10 px-4 py-10 sm:px-6 sm:py-16 lg:grid-cols-2">
        <div className="lg:pt-8">
          <h1 className="text-4xl sm:text-5xl lg:text-6xl">{title}</h1>
          <p className="mt-4 text-lg text-muted">{lead}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <a className="button" href="/tools">
              Explore Tools
            </a>
            {/* biome-ignore lint/a11y/noAmbiguousAnchorText: the words of the specification. */}
            <a className="button-quiet min-h-11 px-4 text-base" href="/about">
              Learn More <span aria-hidden="true">→</span>
            </a>
          </div>
        </div>
        <Island of={StartBox} props={{ samples }} />
      </div>
    </div>
  );
}
