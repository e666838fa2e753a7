import { LogInForm } from '#features/accounts/log-in-form.tsx';
import { accountPage } from '../account-page.tsx';

export default accountPage({
  title: 'Log in',
  description: 'Log in to an account that carries your favourites, saved options and API keys. No tool needs one.',
  screen: LogInForm,
});
