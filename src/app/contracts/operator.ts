/** The date of the published legal texts; their version is that of the consent which refers to them. */
export const LEGAL_TEXTS_OF = '2026-11-25';

export const showOperator = 'GET /api/operator';
