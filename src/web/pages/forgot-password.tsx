import { ForgotPasswordForm } from '#features/accounts/password-forms.tsx';
import { accountPage } from '../account-page.tsx';

export default accountPage({
  title: 'A new password',
  description: 'Ask for a link with which you choose a new password.',
  screen: ForgotPasswordForm,
});
