export const showPrayerReminders = 'GET /api/prayer-reminders';
export const setPrayerReminders = 'PUT /api/prayer-reminders';
