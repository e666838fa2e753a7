import { ConfirmEmail } from '#features/accounts/confirm-email.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'Confirm the address of your account',
  description: 'Confirm that an address belongs to your account.',
  screen: ConfirmEmail,
});
