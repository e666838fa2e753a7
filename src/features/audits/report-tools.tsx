import { useState } from 'react';
import { tellFailure } from '#ui/form/send-form';
import { Icon } from '#ui/icon';
import { notify } from '#ui/notice/notices';
import { CopyButton } from '#ui/result/copy-button';
import { saveBlob } from '#ui/result/save-blob';
import { staysHere } from '#ui/result/stays-here';
import { sendFieldsToTool } from '#ui/tool-page/send-to-tool';
import { askWritten, change } from './ask-audit.tsx';
import type { AuditState } from './kept-audits.ts';
import { forgetReport } from './known-reports.tsx';

/** What can be done with a whole report. */
export function ReportTools({ id, ownKey, state }: { id: string; ownKey: string | undefined; state: AuditState }) {
  const [isSure, setSure] = useState(false);
  const remove = async () => {
    try {
      await change('remove', `${id}.${ownKey}`);
      forgetReport(id);
      notify({ kind: 'success', message: 'The report was deleted' });
      window.location.replace('/audit');
    } catch (error) {
      tellFailure('Failed to delete the report', error);
    }
  };
  const save = async () => {
    try {
      saveBlob(new Blob([await askWritten(id)], { type: 'text/html' }), 'site-audit.html');
    } catch (error) {
      tellFailure('Failed to save the report', error);
    }
  };
  const again = { ...state.order, report: 'kept' };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a
        className="button"
        href="/tools/site-audit"
        onClick={(event) => {
          if (!staysHere(event)) return;
          event.preventDefault();
          void sendFieldsToTool('site-audit', again);
        }}
      >
        <Icon name="refresh-cw" /> Audit again
      </a>
      <CopyButton label="Copy link" text={`${window.location.origin}/audit#${id}`} copied="Link copied to clipboard" />
      <button type="button" className="button-quiet" onClick={() => void save()}>
        <Icon name="download" /> HTML to send
      </button>
      <button type="button" className="button-quiet" onClick={() => window.print()}>
        <Icon name="printer" /> Print
      </button>
      {ownKey !== undefined && !isSure && (
        <button type="button" className="button-quiet" onClick={() => setSure(true)}>
          <Icon name="trash-2" /> Delete
        </button>
      )}
      {isSure && (
        <span className="flex flex-wrap items-center gap-2">
          <button type="button" className="button-quiet text-danger" onClick={() => void remove()}>
            Delete it for everybody, now
          </button>
          <button type="button" className="button-quiet" onClick={() => setSure(false)}>
            Keep it
          </button>
        </span>
      )}
    </div>
  );
}
