import { useEffect, useRef, useState } from 'react';
import type { HashFileMessage } from './hash-file.ts';

export interface FileProgress {
  name: string;
  /** 0 to 1. */
  share: number;
}

interface FileHashEvents {
  onHash: (hash: string, file: File) => Promise<void>;
  onError: (reason: string) => void;
}

/** Hashes one file at a time in a worker of its own; choosing another or leaving the page ends it. */
export function useFileHash({ onHash, onError }: FileHashEvents) {
  const [progress, setProgress] = useState<FileProgress>();
  const worker = useRef<Worker>(undefined);
  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    setProgress(undefined);
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const start = (file: File) => {
    stop();
    const hasher = new Worker(new URL('./hash-file.worker.ts', import.meta.url), { type: 'module' });
    worker.current = hasher;
    setProgress({ name: file.name, share: 0 });
    const fail = (reason: string) => {
      stop();
      onError(reason);
    };
    hasher.onerror = () => fail('The file could not be hashed in this browser.');
    hasher.onmessage = ({ data }: MessageEvent<HashFileMessage>) => {
      if ('error' in data) return fail(data.error);
      if ('done' in data) return setProgress({ name: file.name, share: data.done / data.total });
      stop();
      void onHash(data.hash, file);
    };
    hasher.postMessage(file);
  };
  return { progress, start, stop };
}
