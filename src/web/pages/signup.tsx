import { SignUpForm } from '#features/accounts/sign-up-form.tsx';
import { accountPage } from '../account-page.tsx';

export default accountPage({
  title: 'Sign up free',
  description:
    'Open a free account: favourites, recent tools and saved options on every device, and keys for the API. No tool needs one.',
  screen: SignUpForm,
});
