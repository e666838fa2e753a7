export { AccountScreen } from '#features/accounts/account-screen.tsx';
