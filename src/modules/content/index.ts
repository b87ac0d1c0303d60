export type { CaseParties } from './domain/question.ts';
export type { Evidence, ReportMaterial } from './domain/report.ts';

/** Bound by the composition root, from the facades of the modules that own what is reported. */
export const REPORT_MATERIAL = Symbol('report material');
/** Bound by the composition root: whom the cases of other modules concern. */
export const CASE_PARTIES = Symbol('case parties');
