export type { Evidence, ReportMaterial } from './domain/report.ts';

/** Bound by the composition root, from the facades of the modules that own what is reported. */
export const REPORT_MATERIAL = Symbol('report material');
