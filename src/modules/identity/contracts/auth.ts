export const genders = ['male', 'female'] as const;
export type Gender = (typeof genders)[number];

export const getUser = 'GET /api/user';

export const signUp = 'POST /api/auth/signup';

export const signIn = 'POST /api/auth/signin';
export const signInWithCode = 'POST /api/auth/signin/two-factor';
export const signOut = 'POST /api/auth/signout';
export const changePassword = 'POST /api/auth/change-password';

export const forgotPassword = 'POST /api/auth/forgot-password';
export const resetPassword = 'POST /api/auth/reset-password';

export const confirmEmail = 'POST /api/auth/confirm-email';
export const getLinkUse = 'GET /api/auth/link-use';
export const restoreAccount = 'POST /api/account/restore';
