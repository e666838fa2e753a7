import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useEarlyInput } from './field.tsx';
import { useFileDrop } from './use-file-drop.tsx';

export interface ImageInputProps {
  label: string;
  value: string;
  onChange: (url: string) => void;
  placeholder?: string | undefined;
  help?: string | undefined;
}

/** A picture by its address, or by upload, drop or paste: a file becomes a short-lived address of our own. */
export function ImageInput({ label, value, onChange, placeholder, help }: ImageInputProps) {
  const id = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const [progress, setProgress] = useState<number>();
  const uploading = useRef<AbortController>(undefined);
  useEffect(() => () => uploading.current?.abort(), []);

  const upload = async (file: File | undefined) => {
    if (!file) return;
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
  const control = useEarlyInput<HTMLInputElement>(value, onChange, (file) => void upload(file));
  const { dropping, dropTarget } = useFileDrop((file) => void upload(file));
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'));
    if (!file) return;
    event.preventDefault();
    void upload(file);
  });
  // On the document: whoever pastes a picture has rarely put the focus anywhere.
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return (
    <fieldset className="min-w-0" {...dropTarget}>
      <legend className="sr-only">Picture</legend>
      <div
        className={`mb-4 flex flex-col items-center gap-2 rounded-card border border-dashed p-5 text-center ${dropping ? 'border-accent bg-accent-soft' : 'border-edge bg-sunken'}`}
      >
        <input
          ref={chooser}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            void upload(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <button type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
          <Icon name="image-up" /> Choose a picture
        </button>
        <p className="text-sm text-muted">or drop it here, or paste it with Ctrl+V</p>
        {progress !== undefined && (
          <div className="flex w-full max-w-xs items-center gap-2 text-sm">
            <progress className="w-full" aria-label="Upload" value={progress} max={1} />
            <button type="button" className="button-quiet" onClick={() => uploading.current?.abort()}>
              Cancel
            </button>
          </div>
        )}
      </div>
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
    </fieldset>
  );
}
