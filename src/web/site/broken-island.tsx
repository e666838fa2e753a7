/** What stands above an island that threw. */
export function BrokenIsland() {
  return (
    <div role="alert" className="notice mb-4 bg-danger-soft text-danger">
      <div>
        <p className="font-semibold">Unexpected Application Error!</p>
        <p className="text-ink">Something went wrong on this page. Reloading it may help.</p>
        <p className="mt-3 flex flex-wrap gap-3">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Load again
          </button>
          <a className="button-quiet min-h-11 px-4 text-base" href="/">
            Return Home
          </a>
        </p>
      </div>
    </div>
  );
}
