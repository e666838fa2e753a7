interface HashProgressProps {
  progress: { name: string; share: number } | undefined;
  stop: () => void;
}

/** How far the hashing of a file has come, and the way to end it. */
export function HashProgress({ progress, stop }: HashProgressProps) {
  if (!progress) return null;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3" role="status">
      <span>Hashing {progress.name}</span>
      <progress className="progress-bar min-w-40 flex-1" aria-label="Hashing the file" value={progress.share} max={1} />
      <button type="button" className="button-quiet" onClick={stop}>
        Cancel
      </button>
    </div>
  );
}
