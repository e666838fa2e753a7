import { formatFigure } from '#lib/figure';
import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import tool from './tool.ts';

/** How much of common limits the text uses. */
export default ownResult(
  tool,
  ({ result: { limits } }: OwnResultProps<typeof tool>) =>
    limits.length > 0 && (
      <section aria-labelledby="limits">
        <h2 id="limits" className="font-semibold">
          How much room is left
        </h2>
        <ul className="mt-3 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {limits.map(({ name, limit, used, over }) => (
            <li key={name}>
              <span className="flex justify-between gap-3 text-sm">
                {name}
                <span className={over ? 'font-medium text-danger' : 'text-muted'}>
                  {formatFigure(used)} / {formatFigure(limit)}
                  {over && `, ${formatFigure(used - limit)} too many`}
                </span>
              </span>
              <meter
                aria-label={name}
                min={0}
                max={limit}
                high={limit - 0.5}
                optimum={0}
                value={Math.min(used, limit)}
              />
            </li>
          ))}
        </ul>
      </section>
    ),
);
