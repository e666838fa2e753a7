export { ContactForm } from '#features/contact/contact-form.tsx';
export { LinkForm } from '#features/newsletter/link-form.tsx';
