export { AccountLink } from './navigation/account-link.tsx';
export { LanguageChoice } from './language/language-choice.tsx';
export { HomeLink, MailedPage } from './mailed-page.tsx';
export { PublicFoot } from './navigation/public-foot.tsx';
export { PublicHeader } from './navigation/public-header.tsx';
export { useOwnLanguage } from './language/use-own-language.ts';
export { useResendConfirmation } from './use-resend-confirmation.ts';
export { SignOutForm } from './navigation/sign-out-form.tsx';
export { useUnreadCount } from './navigation/use-unread-count.ts';
