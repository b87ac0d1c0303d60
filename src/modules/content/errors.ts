import { declareErrors } from '#kernel/errors.ts';

/** What content refuses. */
export const contentErrors = declareErrors({
  'content.question-closed': 409,
  'content.report-resolved': 409,
  'content.consultation-answered': 409,
  'content.own-words': 409,
  'content.asked-already': 409,
  'content.own-decision': 409,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    content: typeof contentErrors;
  }
}
