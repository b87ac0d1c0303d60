export const securityEventTypes = [
  'new-device',
  'password-changed',
  'password-reset',
  'sessions-ended',
  'two-factor-on',
  'two-factor-off',
  'recovery-code-used',
  'deletion-requested',
  'account-restored',
  'email-changed',
  'disabled',
  'enabled',
] as const;
export type SecurityEventType = (typeof securityEventTypes)[number];

/** Groups of emails that a person may switch off; `decisions` are a guardian's items to review. */
export const notificationSettings = [
  'emailNotifications',
  'guardianNotifications',
  'matchNotifications',
  'marketingEmails',
] as const;
export type NotificationSetting = (typeof notificationSettings)[number];
export const profileVisibilities = ['public', 'private'] as const;

export const getSecurity = 'GET /api/account/security';
export const endSession = 'DELETE /api/account/sessions/:id';
export const endOtherSessions = 'DELETE /api/account/sessions';

export const getSettings = 'GET /api/account/settings';
export const changeSettings = 'PUT /api/account/settings';

export const exportData = 'GET /api/account/export';
export const getEmail = 'GET /api/account/email';
export const changeEmail = 'PUT /api/account/email';
export const retryEmail = 'POST /api/account/email/retry';

export const enableMembership = 'POST /api/account/become-member';
export const acceptTerms = 'POST /api/account/terms';
export const deleteAccount = 'DELETE /api/account';
export const withdrawConsent = 'DELETE /api/account/consent';
