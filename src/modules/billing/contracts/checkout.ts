export const REASON_MAX = 500;

export const createSignUpCheckout = 'POST /api/create-signup-checkout-session';

export const verifySignUpPayment = 'POST /api/verify-signup-payment';

export const createUpgradeCheckout = 'POST /api/create-upgrade-checkout-session';

export const payBySavedCard = 'POST /api/upgrade-payment/saved-card';

export const verifyUpgradePayment = 'POST /api/verify-upgrade-payment';

export const checkPromoCode = 'POST /api/promo-codes/check';

export const cancelSubscription = 'POST /api/subscription/cancel';
export const resumeSubscription = 'POST /api/subscription/resume';
export const changeCard = 'POST /api/subscription/payment-method';
export const requestRefund = 'POST /api/subscription/refund';
export const listInvoices = 'GET /api/subscription/invoices';
export const getInvoice = 'GET /api/subscription/invoices/:id';
