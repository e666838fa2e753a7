import { AdminScreen } from '#features/accounts/admin-screen.tsx';
import { accountPage } from '../account-page.tsx';

export default accountPage({
  title: 'Admin',
  description: 'For the administrators of the site: messages, addresses, use, sources and bounds.',
  screen: AdminScreen,
});
