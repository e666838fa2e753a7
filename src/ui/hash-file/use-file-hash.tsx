import { useEffect, useRef, useState } from 'react';
import type { HashFileMessage } from '#lib/hashing/hash-file';

interface FileProgress {
  name: string;
  /** 0 to 1. */
  share: number;
}

interface FileHashParts<Digest> {
  /** A worker that is sent the file, or what `start` is given beside it, and says `HashFileMessage`. */
  startWorker: () => Worker;
  onHash: (hash: Digest, file: File) => Promise<void> | void;
  onError: (reason: string) => void;
}

/** Hashes one file at a time in a worker of its own; choosing another or leaving the page ends it. */
export function useFileHash<Digest>({ startWorker, onHash, onError }: FileHashParts<Digest>) {
  const [progress, setProgress] = useState<FileProgress>();
  const worker = useRef<Worker>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(undefined);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (file: File, request: unknown = file) => {
    stop();
    const hasher = startWorker();
    worker.current = hasher;
    setProgress({ name: file.name, share: 0 });
    const fail = (reason: string) => {
      stop();
      onError(reason);
    };
    hasher.onerror = () => fail('The file could not be hashed in this browser.');
    hasher.onmessage = ({ data }: MessageEvent<HashFileMessage<Digest>>) => {
      if ('error' in data) return fail(data.error);
      if ('done' in data) return setProgress({ name: file.name, share: data.done / data.total });
      stop();
      Promise.resolve(onHash(data.hash, file)).catch((error: unknown) => {
        console.error(error);
        onError('Its code could not be loaded. Check your connection and try again.');
      });
    };
    hasher.postMessage(request);
  };
  return { progress, start, stop };
}
