/** Why an address gets no further emails that can be switched off. */
export const deliveryFailures = ['bounce', 'complaint'] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];
