/** What keeps people safe: telling the staff. Other features import from here only. */
export { ReportButton } from './report-button.tsx';
