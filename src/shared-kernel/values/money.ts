declare const pence: unique symbol;

/** An amount of money in whole pence. Sums and comparisons are those of integers. */
export type Pence = number & { readonly [pence]: true };

/** Takes a number for pence. Throws for what is no whole number. */
export function penceOf(amount: number): Pence {
  if (!isPence(amount)) throw new RangeError(`Not a whole number of pence: ${amount}`);
  return amount;
}

/** The decimal text of the wire, in pounds: 1599 is '15.99'. */
export function poundsOf(amount: Pence): string {
  const [sign, size] = amount < 0 ? ['-', -amount] : ['', amount];
  const rest = size % 100;
  return `${sign}${(size - rest) / 100}.${String(rest).padStart(2, '0')}`;
}

/** An amount of the wire in pence; `text` is decimal pounds, with at most two places. */
export function penceIn(text: string): Pence {
  const [pounds = '', rest = ''] = text.split('.');
  return penceOf(Number(pounds) * 100 + Number(rest.padEnd(2, '0')));
}

const isPence = (amount: number): amount is Pence => Number.isSafeInteger(amount);
