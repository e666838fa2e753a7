import { ConfirmEmail } from '#features/accounts/confirm-email.tsx';
import { accountPage } from '../account-page.tsx';

export default accountPage({
  title: 'Confirm the address of your account',
  description: 'Confirm that an address belongs to your account.',
  screen: ConfirmEmail,
});
