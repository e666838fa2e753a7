import { NATURAL } from '#lib/text/phrase-share';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import type { TargetUse } from './target.ts';
import tool from './tool.ts';

/** Percent at the end of the picture; more is drawn there. */
const END = 6;

const looks: Record<TargetUse['verdict'], { title: string; color: string }> = {
  absent: { title: 'Absent', color: 'text-danger' },
  'too rare': { title: 'Rare', color: 'text-warning' },
  natural: { title: 'Natural', color: 'text-accent' },
  stuffed: { title: 'Stuffed', color: 'text-danger' },
};

/** The verdict on the target keyword, with a picture of its share beside the usual one. */
export default ownResult(tool, ({ result: { target } }: OwnResultProps<typeof tool>) => {
  if (!target) return null;
  const { title, color } = looks[target.verdict];
  return (
    <section aria-label="Verdict" className="rounded-control border border-line bg-sunken p-4">
      <h2 className="flex flex-wrap items-center gap-x-2 text-lg">
        {target.verdict === 'natural' ? (
          <Icon name="circle-check" className={color} />
        ) : (
          <Icon name="circle-alert" className={color} />
        )}
        <bdi>{target.keyword}</bdi>
        <span className={color}>{title}</span>
      </h2>
      <Scale density={target.density} />
      <p className="mt-3">
        <bdi>{target.summary}</bdi>
      </p>
      <p className="mt-2 text-sm text-muted">
        The usual share is what writers who do not count arrive at. It is guidance: no search engine asks for a figure.
      </p>
    </section>
  );
});

function Scale({ density }: { density: number }) {
  const at = (percent: number) => `${(Math.min(percent, END) / END) * 100}%`;
  return (
    <div className="mt-4 text-xs text-muted figures">
      <svg aria-hidden="true" className="h-4 w-full overflow-visible">
        <rect y="5" width="100%" height="6" rx="3" className="fill-line" />
        <rect
          x={at(NATURAL.from)}
          y="5"
          width={at(NATURAL.to - NATURAL.from)}
          height="6"
          className="fill-accent"
          opacity="0.45"
        />
        <circle cx={at(density)} cy="8" r="7" className="fill-ink stroke-raised" strokeWidth="2" />
      </svg>
      <svg aria-hidden="true" className="h-4 w-full overflow-visible" fill="currentColor">
        <text x={at(NATURAL.from)} y="12" textAnchor="middle">
          {NATURAL.from}%
        </text>
        <text x={at(NATURAL.to)} y="12" textAnchor="middle">
          {NATURAL.to}%
        </text>
        <text x="100%" y="12" textAnchor="end">
          {END}%+
        </text>
      </svg>
    </div>
  );
}
