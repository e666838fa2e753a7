import { ResetPasswordForm } from '#features/accounts/password-forms.tsx';
import { accountPage } from '../account-page.tsx';

export default accountPage({
  title: 'Choose a new password',
  description: 'Choose a new password with the link from our email.',
  screen: ResetPasswordForm,
});
