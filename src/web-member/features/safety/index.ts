export { LazyReportDialog } from './lazy-report-dialog.tsx';
export { ReportButton } from './report-button.tsx';
export { MoreButton, SafetyActions } from './safety-actions.tsx';
