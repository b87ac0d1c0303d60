import type { ConsultationView } from '../contracts/consultations.schema.ts';
import type { ConsultationState } from '../domain/consultation.ts';

export const consultationViewOf = (state: ConsultationState): ConsultationView => ({
  id: state.id,
  topic: state.topic,
  message: state.message,
  preferredTimes: state.preferredTimes,
  state: state.answeredAt ? 'answered' : 'open',
  answer: state.answer,
  createdAt: state.createdAt.toISOString(),
  answeredAt: state.answeredAt?.toISOString() ?? null,
});
