import { AdminScreen } from '#features/accounts/admin-screen.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'Admin',
  description: 'For the administrators of the site: messages, addresses, use, sources and bounds.',
  screen: AdminScreen,
});
