/** What keeps people safe: telling the staff, and not meeting somebody again. Other features import from here only. */
export { ReportButton } from './report-button.tsx';
export { MoreButton, SafetyActions } from './safety-actions.tsx';
