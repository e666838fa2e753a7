import { DownloadButton } from './download-button.tsx';

interface BinaryButtonProps {
  label: string;
  file: { name: string; type: string; base64: string };
}

/** Saves a file that came out in Base64. */
export function BinaryButton({ label, file: { name, type, base64 } }: BinaryButtonProps) {
  const content = () => new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
  return <DownloadButton label={label} fileName={name} type={type} content={content} />;
}
