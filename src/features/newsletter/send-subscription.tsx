import { emailField, invalidEmail } from '#lib/visitor-field';
import { sendForm, tellFailure } from '#ui/form/send-form';
import { dismissNotices, notify } from '#ui/notice/notices';

/** Sends the address in the form, or says what is wrong with it. Resolves when the answer has been told by a notice. */
export async function sendSubscription(form: HTMLFormElement): Promise<void> {
  const email = form.elements.namedItem('email');
  if (!(email instanceof HTMLInputElement)) return;
  dismissNotices();
  const fault = faultOf(email);
  if (fault) {
    notify({ kind: 'error', message: fault });
    return email.focus();
  }
  try {
    const message = await sendForm('/newsletter', form);
    form.reset();
    notify({ kind: 'success', message });
  } catch (error) {
    tellFailure('Failed to subscribe. Please try again.', error);
  }
  // The button was disabled meanwhile, and dropped the focus to the top of the page.
  if (document.activeElement === document.body) email.focus({ preventScroll: true });
}

function faultOf({ value, validity }: HTMLInputElement): string | undefined {
  if (value.trim() === '' && !validity.badInput) return emailField.missing;
  return validity.valid ? undefined : invalidEmail;
}
