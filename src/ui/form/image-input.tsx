import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { mostPictures } from '../batch/picture-outcome.tsx';
import { Icon } from '../icon.tsx';
import { useEarlyInput } from './field.tsx';
import { useReady } from './use-ready.tsx';

/** Several pictures in the place of one address: from `usePictureTool`. */
export interface ManyPictures {
  /** Gives a picture of the visitor's an address, where such are worked on here. */
  hold?: (file: File) => Promise<string>;
  add: (pictures: readonly (File | string)[]) => void;
  /** The files, once there are some. */
  list?: ReactNode;
}

export interface ImageInputProps {
  label: string;
  value: string;
  onChange: (url: string) => void;
  placeholder?: string | undefined;
  help?: string | undefined;
  many?: ManyPictures | undefined;
}

/**
 * A picture by its address, or by upload, drop or paste: a file becomes a short-lived address of our own. Several files become
 * a list.
 */
export function ImageInput({ label, value, onChange, placeholder, help, many }: ImageInputProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const uploading = useRef<AbortController>(undefined);
  useEffect(() => () => uploading.current?.abort(), []);

  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (many?.hold) return onChange(await many.hold(file));
    uploading.current?.abort();
    const controller = new AbortController();
    uploading.current = controller;
    setProgress(0);
    try {
      const { uploadPicture } = await import('./upload-file.tsx');
      const url = await uploadPicture(file, { signal: controller.signal, onProgress: setProgress });
      if (url !== undefined) onChange(url);
    } finally {
      if (uploading.current === controller) setProgress(undefined);
    }
  };
  const take = (files: readonly File[]) => {
    if (!many || (files.length < 2 && !many.list)) return void upload(files[0]);
    uploading.current?.abort();
    many.add(files);
  };
  const choose = (isFolder: boolean) => {
    if (!chooser.current) return;
    chooser.current.webkitdirectory = isFolder;
    chooser.current.click();
  };
  const isReady = useReady();
  const control = useEarlyInput<HTMLInputElement>(value, onChange, (file) => void upload(file));

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">Picture</legend>
      <div className="mb-4 flex flex-col items-center gap-2 rounded-card border border-dashed border-edge bg-sunken p-5 text-center">
        <input
          ref={chooser}
          type="file"
          accept="image/*,.heic,.heif"
          multiple={many !== undefined}
          hidden
          onChange={({ target }) => {
            if (target.files?.length) take([...target.files]);
            target.value = '';
          }}
        />
        <button type="button" className="button-quiet" onClick={() => choose(false)}>
          <Icon name="image-up" /> {many ? 'Choose pictures' : 'Choose a picture'}
        </button>
        <p className="text-sm text-balance text-muted">
          {many
            ? `or drop them here, or paste them with Ctrl+V: one, or up to ${mostPictures(many.hold)} at once`
            : 'or drop it here, or paste it with Ctrl+V'}
        </p>
        {many && (
          // Its place is kept until it is known whether this browser has such a thing.
          <button
            type="button"
            className={`link ${isReady && 'webkitdirectory' in HTMLInputElement.prototype ? '' : 'invisible'}`}
            onClick={() => choose(true)}
          >
            Choose a folder
          </button>
        )}
        {progress !== undefined && (
          <div className="flex w-full max-w-xs items-center gap-2 text-sm">
            <progress className="progress-bar w-full" aria-label="Upload" value={progress} max={1} />
            <button type="button" className="button-quiet" onClick={() => uploading.current?.abort()}>
              Cancel
            </button>
          </div>
        )}
      </div>
      {many?.list ?? (
        <>
          <label htmlFor={id} className="mb-1.5 block font-medium">
            {label}
          </label>
          <input
            ref={control}
            id={id}
            type="url"
            inputMode="url"
            value={value}
            placeholder={placeholder}
            aria-describedby={help ? `${id}-help` : undefined}
            autoComplete="off"
            spellCheck={false}
            className="control"
            onChange={(event) => onChange(event.target.value)}
          />
          {help && (
            <p id={`${id}-help`} className="mt-1.5 text-sm text-muted">
              {help}
            </p>
          )}
        </>
      )}
    </fieldset>
  );
}
