import { ForgotPasswordForm } from '#features/accounts/password-forms.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'A new password',
  description: 'Ask for a link with which you choose a new password.',
  screen: ForgotPasswordForm,
});
