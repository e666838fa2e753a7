import { ResetPasswordForm } from '#features/accounts/password-forms.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'Choose a new password',
  description: 'Choose a new password with the link from our email.',
  screen: ResetPasswordForm,
});
