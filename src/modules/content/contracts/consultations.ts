/** Length of a request; the answer may be twice as long. */
export const CONSULTATION_MAX = 2000;
export const TOPIC_MAX = 100;
export const TIMES_MAX = 200;

export const consultationStates = ['open', 'answered'] as const;

export const requestConsultation = 'POST /api/consultations';
export const listOwnConsultations = 'GET /api/consultations';
