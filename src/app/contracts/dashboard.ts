export const dashboardStats = 'GET /api/dashboard-stats';
