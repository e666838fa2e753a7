import { useState } from 'react';
import { ToolError } from '#kit/tool-error';
import { Icon } from '../icon.tsx';
import { notify } from '../notice/notices.tsx';

interface SaveAllProps {
  files: readonly { name: string; url: string }[];
  /** Of the ZIP. */
  fileName: string;
}

/** Files that a tool made, in one ZIP, packed piece by piece. */
export function SaveAll({ files, fileName }: SaveAllProps) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const [{ distinctNames }, { openMade }, { saveEntries }] = await Promise.all([
        import('../batch/names.tsx'),
        import('../batch/results.tsx'),
        import('../batch/save-zip.tsx'),
      ]);
      const names = distinctNames(files.map(({ name }) => name));
      const entries = files.map(({ name, url }, at) => ({ name: names[at] ?? name, open: () => openMade(name, url) }));
      await saveEntries(entries, fileName);
    } catch (error) {
      const reason = error instanceof ToolError ? error.message : undefined;
      if (!reason) console.error(error);
      notify({ kind: 'error', message: 'Failed to pack the files', ...(reason && { reason }) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div>
      <button type="button" className="button" disabled={isBusy} onClick={() => void save()}>
        <Icon name="file-archive" /> {isBusy ? 'Packing...' : 'Download all as a ZIP'}
      </button>
    </div>
  );
}
