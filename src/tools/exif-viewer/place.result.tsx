import { ownResult } from '#ui/drawn/own-result';
import { CopiedValue } from '#ui/result/copied-value';
import tool from './tool.ts';

/** Degrees between the lines of the drawing. */
const STEP = 30;
const lines = (from: number, to: number) => Array.from({ length: (to - from) / STEP + 1 }, (_, at) => from + at * STEP);

/** A place in both notations, and where on the net of degrees that is. No map is asked for: what is drawn is reckoned here. */
export default ownResult(tool, ({ result: { place } }) => {
  if (!place) return null;
  const { latitude, longitude, decimal, degrees, altitude, map } = place;
  return (
    <section aria-label="Place" className="grid gap-3">
      <h2 className="text-lg font-semibold">Place</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <svg
          viewBox="-181 -91 362 182"
          role="img"
          aria-label={`A dot at ${degrees} on the net of degrees, from pole to pole`}
          className="w-full rounded-control border border-line bg-sunken text-muted"
        >
          <g stroke="currentColor" strokeWidth={0.4} opacity={0.6}>
            {lines(-180, 180).map((x) => (
              <line key={x} x1={x} x2={x} y1={-90} y2={90} strokeWidth={x === 0 ? 1.2 : 0.4} />
            ))}
            {lines(-90, 90).map((y) => (
              <line key={y} x1={-180} x2={180} y1={y} y2={y} strokeWidth={y === 0 ? 1.2 : 0.4} />
            ))}
          </g>
          <g fill="currentColor" fontSize={9}>
            <text x={-177} y={-2}>
              Equator
            </text>
            <text x={3} y={-80}>
              Greenwich
            </text>
          </g>
          <circle cx={longitude} cy={-latitude} r={4.5} className="fill-danger" />
        </svg>
        <div className="grid gap-2">
          <CopiedValue text={decimal} label="Place in decimal degrees" />
          <CopiedValue text={degrees} label="Place in degrees, minutes and seconds" />
          {altitude && <p className="text-muted">{altitude}</p>}
          <p>
            <a className="link" href={map} target="_blank" rel="noreferrer">
              Show it on OpenStreetMap
            </a>
          </p>
          <p className="text-sm text-muted">The link tells OpenStreetMap the place. Nothing else has asked for it.</p>
        </div>
      </div>
    </section>
  );
});
