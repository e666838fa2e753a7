import { type OwnResultProps, ownResult } from '#ui/drawn/own-result';
import { Icon } from '#ui/icon';
import tool from './tool.ts';

/** Whether the crawler may fetch the address, and why. */
export default ownResult(tool, ({ result }: OwnResultProps<typeof tool>) => {
  const { allowed, userAgent, path, explanation } = result;
  return (
    <div className={`flex items-start gap-3 rounded-control p-4 ${allowed ? 'bg-accent-soft' : 'bg-danger-soft'}`}>
      <span className={`text-2xl ${allowed ? 'text-accent' : 'text-danger'}`}>
        {allowed ? <Icon name="circle-check" /> : <Icon name="ban" />}
      </span>
      <div className="min-w-0">
        <h2 className="text-xl">
          {allowed ? 'Allowed' : 'Blocked'} for {userAgent || 'a crawler without a name'}
        </h2>
        <p className="mt-1">
          <code>{path}</code>
        </p>
        <p className="mt-1">{explanation}</p>
      </div>
    </div>
  );
});
