import { describe, expect, test } from 'vitest';
import { aBrother, anAdmin, expectOk } from '../../src/testing/people.ts';
import { atConsole } from '../support/console.ts';
import { freshAddress } from '../support/forms.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, link } from '../support/screen.ts';

const { open } = journey();

/** The zones furthest ahead of and behind UTC, and zones of half an hour. */
describe.each(['Pacific/Kiritimati', 'America/St_Johns', 'Pacific/Pago_Pago', 'Asia/Tehran'])('in %s', (timezoneId) => {
  test('a date of birth is stored and shown as it was typed', async () => {
    const brother = await aBrother(product, 'Yusuf', { age: 36 });
    // The first day of a year shows a shift best, and his age is the same on all days of this year.
    const day = `${(await product.now()).getUTCFullYear() - 36}-01-01`;
    const page = await open({ as: brother, timezoneId });
    const birth = field(page, 'Date of birth (optional)');
    await page.goto('/profile?step=basic');
    await birth.fill(day);
    await button(page, 'Save and continue').click();
    const stored = async () => (await brother.browser.get('/api/profile')).body.dateOfBirth;
    await expect.poll(stored).toBe(day);
    await page.goto('/profile?step=basic');
    await expect.poll(() => birth.inputValue()).toBe(day);
  });

  test('the days of a promo code stay as typed, in its list, in its form and after another edit', async () => {
    const code = freshAddress('z').replace(/\W/g, '').slice(0, 20).toUpperCase();
    const admin = await anAdmin(product);
    const days = { validFrom: '2026-01-01', validUntil: '2035-12-31' };
    const promo = {
      code,
      discountType: 'percentage',
      discountValue: '20',
      maxUses: null,
      applicablePlans: [],
      ...days,
    };
    const { body } = await expectOk('Promo code', admin.post('/api/admin/promo-codes', promo));
    const page = await atConsole((visit) => open({ ...visit, timezoneId }), '/promo-codes');
    const row = page.getByRole('row').filter({ has: link(page, code) });
    await expect(row.getByText('1 Jan 2026')).toBeShown();
    await expect(row.getByText('31 Dec 2035')).toBeShown();
    await link(page, code).click();
    await expect.poll(() => field(page, 'Valid from *').inputValue()).toBe(days.validFrom);
    expect(await field(page, 'Valid until *').inputValue()).toBe(days.validUntil);
    await field(page, 'Discount value *').fill('25');
    await button(page, 'Save').click();
    await expect(row.getByText('31 Dec 2035')).toBeShown();
    const { body: stored } = await admin.get(`/api/admin/promo-codes/${body.id}`);
    expect([stored.validFrom, stored.validUntil]).toEqual(['2026-01-01T00:00:00.000Z', '2035-12-31T23:59:59.999Z']);
  });
});
