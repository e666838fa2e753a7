import { AccountScreen } from '#features/accounts/account-screen.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'Your account',
  description: 'Saved options, API keys, passkeys, sessions, password and address of your account.',
  screen: AccountScreen,
});
