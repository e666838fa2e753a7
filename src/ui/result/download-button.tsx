import { Icon } from '../icon.tsx';
import { saveBlob } from './save-blob.tsx';

interface DownloadButtonProps {
  /** "Download CSV". */
  label: string;
  fileName: string;
  /** Media type, such as `text/csv`. */
  type: string;
  /** Made when pressed. */
  content: () => string | Blob;
}

/** Saves something made on the page as a file. */
export function DownloadButton({ label, fileName, type, content }: DownloadButtonProps) {
  const download = () => saveBlob(new Blob([content()], { type }), fileName);
  return (
    <button type="button" className="button-quiet" onClick={download}>
      <Icon name="download" /> {label}
    </button>
  );
}
