import { AccountScreen } from '#features/accounts/account-screen.tsx';
import { accountPage } from '../account-page.tsx';

export default accountPage({
  title: 'Your account',
  description: 'Saved options, API keys, passkeys, sessions, password and address of your account.',
  screen: AccountScreen,
});
