import { SignUpForm } from '#features/accounts/sign-up-form.tsx';
import { islandPage } from '../island-page.tsx';

export default islandPage({
  title: 'Sign up free',
  description:
    'Open a free account: favourites, recent tools and saved options on every device, and keys for the API. No tool needs one.',
  screen: SignUpForm,
});
