import type { Invoice } from './state.ts';

export const subtotalOf = ({ lines }: Pick<Invoice, 'lines'>): number =>
  lines.reduce((sum, { amount }) => sum + amount, 0);
export const discountOf = ({ discounts }: Pick<Invoice, 'discounts'>): number =>
  discounts.reduce((sum, { amount }) => sum + amount, 0);
export const totalOf = (invoice: Pick<Invoice, 'lines' | 'discounts'>): number =>
  subtotalOf(invoice) - discountOf(invoice);
