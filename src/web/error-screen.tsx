import { useEffect, useState } from 'react';

/** Comes with every first page: when this is needed, nothing more may be to be had. */
export function ErrorScreen({ error }: { error: unknown }) {
  const [offline, setOffline] = useState(false);
  useEffect(() => {
    console.error(error);
    setOffline(!navigator.onLine);
  }, [error]);
  return (
    <div className="mx-auto max-w-2xl px-4 py-20 text-center">
      <h1 className="text-4xl">Unexpected Application Error!</h1>
      <p className="mt-3 text-lg text-muted">
        {offline ? 'You seem to be offline.' : 'Something broke on this page. Loading it again may help.'}
      </p>
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        <button type="button" className="button" onClick={() => window.location.reload()}>
          Load again
        </button>
        <a className="button-quiet min-h-11 px-4 text-base" href="/">
          Return Home
        </a>
      </div>
    </div>
  );
}
