import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readCopy } from '#lib/picture/copied-picture';
import type { Row } from '#ui/drawn/field-kind';
import { fileUrl } from '#ui/result/file-url';
import { letGo } from '#ui/result/held-files';
import { madeHere } from '#ui/tool-page/made-here';

/** Pixels of a side of what is shown: the watermark is drawn on so many, as it will be on the whole. */
const SHOWN = 900;
/** Milliseconds without a change after which it is drawn anew. */
const SETTLED = 120;

interface Shown {
  /** Of a held file. */
  address: string;
  fault: string;
}

/** The picture with its watermark as the tool itself draws it, on a small copy. */
export function MarkBoard({ url, values }: { url: string; values: Row }) {
  const copy = useCopy(url);
  const [{ address, fault }, show] = useState<Shown>({ address: '', fault: '' });
  const shown = useRef('');
  const draw = useEffectEvent(async (copy: string, signal: AbortSignal) => {
    try {
      const made = await madeHere('watermark-image', { input: inputOf(values, copy), signal });
      if (signal.aborted) return;
      const { markedImageUrl: address = '' }: { markedImageUrl?: string } = Object(made);
      const before = shown.current;
      shown.current = address;
      show({ address, fault: '' });
      if (before) letGo(before);
    } catch (error) {
      if (!signal.aborted) show({ address: shown.current, fault: error instanceof Error ? error.message : '' });
    }
  });
  const wanted = JSON.stringify(values);
  useEffect(() => {
    if (!copy) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => void draw(copy, controller.signal), wanted ? SETTLED : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [copy, wanted]);
  const isEmpty = values.kind === 'logo' ? !values.logoUrl : String(values.text).trim() === '';
  const source = isEmpty ? copy : address || copy;
  return (
    <figure className="mt-4 grid gap-2">
      <div className="grid min-h-48 place-items-center rounded-card border border-line bg-sunken p-4">
        {source ? (
          <img src={fileUrl(source)} alt="With its watermark" className="max-h-[60svh] max-w-full" decoding="async" />
        ) : (
          <p className="text-muted">Loading the picture...</p>
        )}
      </div>
      <figcaption role="status" className="text-sm text-muted">
        {isEmpty ? 'Enter a text or choose a logo to see it here.' : fault || 'As it will be, on a smaller copy.'}
      </figcaption>
    </figure>
  );
}

/** A small copy of a held picture, made once. */
function useCopy(url: string): string | undefined {
  const [copy, setCopy] = useState<string>();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const input = { imageUrl: url, width: SHOWN, height: SHOWN, fit: 'contain', neverEnlarge: true, format: 'png' };
    madeHere('image-resizer', { input, signal }).then(
      (made) => !signal.aborted && setCopy(readCopy(made)?.url),
      // The result shows what could not be shown here.
      (error: unknown) => signal.aborted || console.warn(error),
    );
    return () => controller.abort();
  }, [url]);
  return copy;
}

/** What the form holds, as the tool takes it, for the copy. */
function inputOf(values: Row, imageUrl: string): Record<string, unknown> {
  const numbers = ['size', 'opacity', 'margin', 'angle', 'outline', 'quality'];
  const typed = Object.entries(values).map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]);
  return { ...Object.fromEntries(typed), imageUrl, format: 'webp', quality: 90 };
}
