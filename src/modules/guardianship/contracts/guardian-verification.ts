export const CODE_LENGTH = 8;
export const CODE_DAYS = 7;

/** Version of the words next to the button, by which a man confirms that he is her guardian. */
export const DECLARATION_VERSION = '2026-11-27';

export const waliVerify = 'GET /api/wali-verify/:id';
export const refuseWard = 'POST /api/wali-verify/:id/refuse';
export const verifyCode = 'POST /api/guardian/verify';

export const describeClaim = 'POST /api/guardian/claim/describe';
export const claim = 'POST /api/guardian/claim';

export const renewClaim = 'POST /api/guardian/claim/renew';
