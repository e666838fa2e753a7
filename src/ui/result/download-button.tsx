import { Icon } from '../icon.tsx';

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
  const download = () => {
    const url = URL.createObjectURL(new Blob([content()], { type }));
    const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
    link.click();
    // The browser has begun to read it by then.
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  };
  return (
    <button type="button" className="button-quiet" onClick={download}>
      <Icon name="download" /> {label}
    </button>
  );
}
