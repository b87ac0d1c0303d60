export { TermsNotice } from './terms-notice.tsx';
