export { AdminScreen } from '#features/accounts/admin-screen.tsx';
