import { LogInForm } from '#features/accounts/log-in-form.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'Log in',
  description: 'Log in to an account that carries your favourites, saved options and API keys. No tool needs one.',
  screen: LogInForm,
});
