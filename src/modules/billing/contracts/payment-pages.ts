/** The pages where somebody pays, or gives another card: Stripe's hosts are allowed there alone. */
export const paymentPages = ['/signup-payment', '/subscribe', '/subscription-upgrade', '/subscription-dashboard'];
