export const setUpTwoFactor = 'POST /api/account/two-factor/setup';
export const enableTwoFactor = 'POST /api/account/two-factor/enable';
export const disableTwoFactor = 'POST /api/account/two-factor/disable';
