import { declareErrors } from '#kernel/errors.ts';

export const contentErrors = declareErrors({
  'content.question-closed': 409,
  'content.question-open': 409,
  'content.newer-message': 409,
  'content.asker-unreachable': 409,
  'content.report-resolved': 409,
  'content.report-open': 409,
  'content.consultation-answered': 409,
  'content.own-subject': 409,
  'content.already-pending': 409,
  'content.conflict-of-interest': 409,
});

declare module '#kernel/errors.ts' {
  interface ErrorCatalogue {
    content: typeof contentErrors;
  }
}
