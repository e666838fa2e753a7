import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import tool from './tool.ts';

/** Where it is all from, and of when. The makers of the data are named as their licences ask. */
export default ownResult(tool, ({ result: { sources, failures, checkedAt } }: OwnResultProps<typeof tool>) => {
  const time = new Date(checkedAt).toLocaleString('en', { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <div className="text-sm text-muted">
      <p>
        Checked at <time dateTime={checkedAt}>{time}</time> by DNS.
      </p>
      <ul>
        {sources.map(({ of, name, built, attribution }) => (
          <li key={`${of} ${name}`}>
            {of}:{' '}
            {attribution ? (
              <a className="link" href={attribution.url} rel="noreferrer" target="_blank">
                {attribution.text}
              </a>
            ) : (
              name
            )}
            , {built === null ? 'live lookup' : `database of ${built}`}
          </li>
        ))}
        {failures.map(({ of, reason }) => (
          <li key={`${of} ${reason}`}>
            {of} could not be reached: {reason}
          </li>
        ))}
      </ul>
    </div>
  );
});
