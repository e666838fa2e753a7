import { sendForm, tellFailure } from '#ui/form/send-form';

/** Sends a filled-in form and resolves with whether it was received; a failure is told by a notice. */
export async function sendMessage(form: HTMLFormElement): Promise<boolean> {
  try {
    await sendForm('/contact', form);
    return true;
  } catch (error) {
    tellFailure('There was an error submitting your message. Please try again.', error);
    return false;
  }
}
