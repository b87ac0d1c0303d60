import { declareErrors } from '../errors.ts';

/** Refusals when two members of staff act on one case. */
export const deskErrors = declareErrors({
  'desk.already-assigned': 409,
  'desk.colleague-unavailable': 409,
  'desk.resolved': 409,
  'desk.resolved-by': 409,
  'desk.words-withheld': 403,
});

declare module '../errors.ts' {
  interface ErrorCatalogue {
    desk: typeof deskErrors;
  }
}
