export { LazyReportDialog, ReportButton } from './report-button.tsx';
export { MoreButton, SafetyActions } from './safety-actions.tsx';
