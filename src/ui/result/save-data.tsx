import { DownloadButton } from './download-button.tsx';

interface SaveDataProps {
  /** Of the files, without their endings. */
  name: string;
  json: unknown;
  /** Made when pressed. */
  csv?: () => string;
}

/** Buttons that save what came out for other programs. */
export function SaveData({ name, json, csv }: SaveDataProps) {
  const text = () => `${JSON.stringify(json, null, 2)}\n`;
  return (
    <>
      <DownloadButton label="JSON" fileName={`${name}.json`} type="application/json" content={text} />
      {csv && <DownloadButton label="CSV" fileName={`${name}.csv`} type="text/csv" content={csv} />}
    </>
  );
}
