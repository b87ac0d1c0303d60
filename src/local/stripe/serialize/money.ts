export const CURRENCY = 'gbp';

/** Decimals are text in the API. */
export const decimal = (pence: number) => String(pence) as never;
