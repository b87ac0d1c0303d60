/** The plan that everybody has, which is neither priced nor taken back. */
export const FREE = 'free';
