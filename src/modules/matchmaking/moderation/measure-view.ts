import type { MeasureView } from '../contracts/moderation/admin-measures.schema.ts';
import type { MeasureState } from '../domain/moderation/measure.ts';

export const measureView = (state: MeasureState): MeasureView => ({
  id: state.id,
  kind: state.kind,
  part: state.part,
  why: state.why,
  note: state.note,
  createdAt: state.createdAt.toISOString(),
  submittedAt: state.submittedAt?.toISOString() ?? null,
  endedAt: state.endedAt?.toISOString() ?? null,
  acknowledgedAt: state.acknowledgedAt?.toISOString() ?? null,
});
