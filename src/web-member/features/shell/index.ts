export { AccountLink } from './account-link.tsx';
export { LanguageChoice } from './language-choice.tsx';
export { HomeLink, MailedPage } from './mailed-page.tsx';
export { PublicFoot } from './public-foot.tsx';
export { PublicHeader } from './public-header.tsx';
export { useOwnLanguage } from './use-own-language.ts';
export { useResendConfirmation } from './use-resend-confirmation.ts';
export { useSignOut } from './use-sign-out.ts';
export { useUnreadCount } from './use-unread-count.ts';
