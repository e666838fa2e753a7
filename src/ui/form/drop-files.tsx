import { useRef } from 'react';
import { Icon } from '../icon.tsx';

interface DropFilesProps {
  /** What is chosen: "PDF file", "PDF files" or "pictures". */
  what: string;
  accept: string;
  isMany: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** What a chooser of PDF files takes. */
export const PDF_FILES = '.pdf,application/pdf';

/** A place for files of the visitor's: to choose, to drop or to paste. */
export function DropFiles({ what, accept, isMany, onFiles }: DropFilesProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className="flex flex-col items-center gap-2 rounded-card border border-dashed border-edge bg-sunken p-5 text-center">
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        multiple={isMany}
        onChange={({ target }) => {
          if (target.files?.length) onFiles([...target.files]);
          target.value = '';
        }}
      />
      <button type="button" className="button-quiet" onClick={() => chooser.current?.click()}>
        <Icon name="file-up" /> Choose {what}
      </button>
      <p className="text-sm text-balance text-muted">or drop {isMany ? 'them' : 'it'} here</p>
    </div>
  );
}
