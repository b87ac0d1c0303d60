import { expect, test } from 'vitest';
import texts from '#kernel/i18n/en/emails.json' with { type: 'json' };
import type { MailId } from '#kernel/mail/mailer.ts';
import { follow, letterTo, readable } from '../../testing/read-mail.ts';
import { provocations } from '../../testing/mail-provocations.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** What no person may ever read. */
const UNFIT = [
  /\bs1\.\d+\./,
  /\{\{|\}\}/,
  /\b(undefined|null|NaN)\b|\[object/,
  /(alaikum|khayran),? +[.,]/,
  /\bof [.,]/,
];

test('there is a way to bring about each e-mail of the catalogue', () => {
  expect(Object.keys(provocations).toSorted()).toEqual(Object.keys(texts).toSorted());
});

test.each(Object.keys(texts) as MailId[])(
  '%s reads as it should, and its links lead somewhere',
  async (id) => {
    const provoked = await provocations[id](product.current);
    const { mail, places, quote, links } = await letterTo(product.current, provoked.to, id);

    for (const part of [mail.subject, mail.text, mail.html, readable(mail.html)])
      for (const unfit of UNFIT) expect(part).not.toMatch(unfit);
    for (const [place, value] of Object.entries(places)) expect(value, place).toMatch(/\S/);
    const said = Object.entries(provoked.places ?? {}).filter(([place]) => place in places);
    for (const [place, value] of said) expect(places[place], place).toBe(String(value));
    for (const value of Object.values(places)) expect(readable(mail.html)).toContain(value);
    expect(quote).toBe(provoked.quote ?? null);
    expect(readable(mail.html)).toContain(quote ?? '');

    const browser = provoked.browser ?? product.current.visitor();
    for (const link of new Set(links)) {
      expect(link).toMatch(new RegExp(`^${product.current.site}(/|$)`));
      const { found, words } = await follow(new URL(link), browser);
      expect(found, `${link} leads to nothing`).toBe(true);
      for (const unfit of UNFIT) expect(words).not.toMatch(unfit);
    }
  },
  60_000,
);
