export { ConfirmEmail } from '#features/accounts/confirm-email.tsx';
export { LogInForm } from '#features/accounts/log-in-form.tsx';
export { ForgotPasswordForm, ResetPasswordForm } from '#features/accounts/password-forms.tsx';
export { SignUpForm } from '#features/accounts/sign-up-form.tsx';
