import { readFileSync } from 'node:fs';
import path from 'node:path';
import handlebars from 'handlebars';
import texts from '#texts/en/local.json' with { type: 'json' };

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, file), 'utf8');
const template = handlebars.compile(read('three-d-secure.html.hbs'), { strict: true });

/** The bank's page, on which the payer authenticates or refuses. */
export const bankPage = (amount: string | null): string =>
  `<!doctype html>\n${template({
    title: texts['stripe.bankTitle'],
    note: texts['stripe.bankNote'],
    amount: amount ?? '',
    complete: texts['stripe.bankComplete'],
    fail: texts['stripe.bankFail'],
  })}`;

/** Script that pages load in place of Stripe's own. */
export const browserScript = read('stripe-browser.js');
export const browserStyle = read('stripe-browser.css');
