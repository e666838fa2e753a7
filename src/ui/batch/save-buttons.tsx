import { useState } from 'react';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';
import type { DonePicture } from './results.tsx';

interface SaveButtonsProps {
  done: readonly DonePicture[];
  slug: string;
}

/** Saves everything that was made: packed, or into a folder where the browser writes into those. */
export function SaveButtons({ done, slug }: SaveButtonsProps) {
  const [step, setStep] = useState<'packing' | number>();
  const isSaving = step !== undefined;
  const attempt = async (failed: string, save: () => Promise<void>) => {
    if (isSaving) return;
    try {
      await save();
    } catch (error) {
      const reason = error instanceof Error && error.name === 'ToolError' ? error.message : undefined;
      if (!reason) console.error(error);
      notify({ kind: 'error', message: failed, reason: reason ?? 'Check your connection and try again.' });
    } finally {
      setStep(undefined);
    }
  };
  const pack = async () => {
    setStep('packing');
    await (await import('./save-zip.tsx')).saveZip(done, `${slug}.zip`);
  };
  const write = async () => {
    const loading = import('./save-folder.tsx');
    // Waits for the press of the visitor's no longer than a browser lets it count.
    const folder = await window.showDirectoryPicker?.({ id: 'results', mode: 'readwrite' }).catch(unchosen);
    if (!folder) return;
    setStep(0);
    const renamed = await (await loading).saveFolder(done, folder, setStep);
    notify({
      kind: 'success',
      message: `${done.length === 1 ? '1 file is' : `${done.length} files are`} in “${folder.name}”`,
      ...(renamed > 0 && { reason: `${renamed} of them with a number, as the name was taken.` }),
    });
  };
  return (
    <>
      {'showDirectoryPicker' in window && (
        <button
          type="button"
          className="button-quiet min-h-11 grow sm:grow-0"
          aria-disabled={isSaving}
          onClick={() => void attempt('Not everything could be saved', write)}
        >
          <Icon name="folder-down" />{' '}
          {typeof step === 'number' ? `Saving, ${step} of ${done.length}` : 'Save into a folder'}
        </button>
      )}
      <button
        type="button"
        className="button grow sm:grow-0"
        aria-disabled={isSaving}
        onClick={() => void attempt('The ZIP could not be made', pack)}
      >
        <Icon name="folder-archive" /> {step === 'packing' ? 'Packing...' : 'Download all as ZIP'}
      </button>
      {typeof step === 'number' && (
        <progress className="progress-bar w-full" aria-label="Saving" value={step} max={done.length} />
      )}
    </>
  );
}

/** Browsers say the same of both. */
function unchosen(error: unknown): undefined {
  const isKnown =
    error instanceof DOMException && ['AbortError', 'NotAllowedError', 'SecurityError'].includes(error.name);
  if (!isKnown) throw error;
  notify({
    kind: 'warning',
    message: 'Nothing was saved',
    reason: 'No folder was chosen, or your browser was not allowed to write into it.',
  });
}
