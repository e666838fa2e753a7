import { ToolError } from '#kit/tool-error';
import { sendForm } from '#ui/form/send-form';
import { notify } from '#ui/notice/notices';

/** Sends a filled-in form and resolves with whether it was received; a failure is told by a notice. */
export async function sendMessage(form: HTMLFormElement): Promise<boolean> {
  try {
    await sendForm('/contact', form);
    return true;
  } catch (error) {
    if (!(error instanceof ToolError)) console.error(error);
    const message = 'There was an error submitting your message. Please try again.';
    notify({ kind: 'error', message, ...(error instanceof ToolError ? { reason: error.message } : {}) });
    return false;
  }
}
