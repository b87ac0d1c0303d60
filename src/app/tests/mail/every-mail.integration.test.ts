import { beforeAll, describe, expect, test } from 'vitest';
import texts from '#texts/en/emails.json' with { type: 'json' };
import type { MailId } from '#kernel/mail/mailer.ts';
import { idleRows, scanLinks } from '../../../testing/link-scanners.ts';
import { provocations } from '../../../testing/mail-provocations/provocations.ts';
import type { ProvokedEmail } from '../../../testing/mail-provocations/provocation.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { follow, emailTo, readable } from '../../../testing/read-mail.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' }, inProcess: false });

// The first hourly reconciliation publishes the plans' prices; later ones change nothing while links are opened.
beforeAll(() => product.current.advance('PT1H'));

/** Text that no person may ever read. */
const UNFIT = [
  /\bs1\.\d+\./,
  /\{\{|\}\}/,
  /\b(undefined|null|NaN)\b|\[object/,
  /(alaikum|khayran),? +[.,]/,
  /\bof [.,]/,
];

test('the tests can cause every email of the catalogue', () => {
  expect(Object.keys(provocations).toSorted()).toEqual(Object.keys(texts).toSorted());
});

describe.each(Object.keys(texts) as MailId[])('%s', (id) => {
  let provoked: ProvokedEmail;
  beforeAll(async () => {
    provoked = await provocations[id](product.current);
  });

  // First, because a person who follows a link may use it up.
  test('a scanner that opens every link without pressing buttons changes nothing', async () => {
    const before = await idleRows(product.current);
    const mails = await product.current.mailTo(provoked.to);
    await scanLinks(mails, ['Outlook Safe Links', 'the browser inside Gmail’s app']);
    expect(await idleRows(product.current)).toEqual(before);
  });

  test('its text is right, and its links work', async () => {
    const { mail, places, quote, links } = await emailTo(product.current, provoked.to, id);

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
      const { opens: results, words } = await follow(new URL(link), browser);
      expect(results, `${link} leads to nothing`).toBe(true);
      for (const unfit of UNFIT) expect(words).not.toMatch(unfit);
    }
  });
});
