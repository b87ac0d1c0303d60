export const showOperator = 'GET /api/operator';
