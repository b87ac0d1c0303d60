/** The plan that everybody has; it has no price and cannot be withdrawn. */
export const FREE = 'free';
