import { expect, test } from 'vitest';
import { aMatch } from '../../src/testing/people.ts';
import { aTelephone } from '../../src/testing/telephones.ts';
import { journey, product } from '../support/journey.ts';
import { button, field, toast } from '../support/screen.ts';

const { open } = journey();

/**
 * Replaces the push service, which tests cannot reach, by the local one, with a given answer to the permission prompt.
 */
const atTheLocalService = (telephone: object): string => `(() => {
  let permission = 'default';
  window.timesAsked = 0;
  Object.defineProperty(Notification, 'permission', { get: () => window.name || permission });
  Notification.requestPermission = async () => ((window.timesAsked += 1), (permission = window.answer ?? 'granted'));
  let subscription = null;
  const made = { toJSON: () => (${JSON.stringify(telephone)}), unsubscribe: async () => ((subscription = null), true) };
  PushManager.prototype.getSubscription = async () => subscription;
  PushManager.prototype.subscribe = async () => (subscription = made);
})()`;

test('notifications are requested only after a click, and the page shows whether they are on', async () => {
  const { guardian } = await aMatch(product);
  const devices = async () => (await guardian.browser.get('/api/account/push')).body.devices;
  const page = await open({ as: guardian, serviceWorkers: 'allow' });
  await page.addInitScript(atTheLocalService(await aTelephone(product)));
  await page.goto('/account-settings?tab=notifications');
  await expect(button(page, 'Switch notices on')).toBeShown();
  expect(await page.evaluate('window.timesAsked')).toBe(0);

  await button(page, 'Switch notices on').click();
  await expect(toast(page, 'Notices are on')).toBeShown();
  expect(await page.evaluate('window.timesAsked')).toBe(1);
  await expect.poll(devices).toMatchObject([{ current: true, decisions: true, quietHours: null }]);
  await page.getByRole('checkbox', { name: /^Quiet hours/ }).click();
  await expect.poll(devices).toMatchObject([{ quietHours: { from: '22:00', to: '07:00' } }]);
  await button(page, 'Switch notices off').click();
  await expect(toast(page, 'Notices are off')).toBeShown();
  expect(await devices()).toEqual([]);

  await page.evaluate("window.name = 'denied'");
  await page.reload();
  await expect(page.getByText(/^This browser does not let the site show notices\./)).toBeShown();
});

test('a dismissed or denied permission is explained, and notifications stay off', async () => {
  const { guardian } = await aMatch(product);
  const page = await open({ as: guardian, serviceWorkers: 'allow' });
  await page.addInitScript(atTheLocalService(await aTelephone(product)));
  await page.goto('/account-settings?tab=notifications');
  await page.evaluate("window.answer = 'default'");
  await button(page, 'Switch notices on').click();
  await expect(toast(page, 'Notices stay off')).toBeShown();
  await page.evaluate("window.answer = 'denied'");
  await button(page, 'Switch notices on').click();
  await expect(page.getByText(/^This browser does not let the site show notices\./)).toBeShown();
});

test('hidden quiet hours are not validated, and shown ones say what is wrong', async () => {
  const { guardian } = await aMatch(product);
  const page = await open({ as: guardian, serviceWorkers: 'allow' });
  await page.addInitScript(atTheLocalService(await aTelephone(product)));
  await page.goto('/account-settings?tab=notifications');
  await button(page, 'Switch notices on').click();
  const quiet = page.getByRole('checkbox', { name: /^Quiet hours/ });
  await quiet.click();
  await field(page, 'From').fill('');
  await button(page, 'Save the hours').click();
  await expect(page.locator('.field').filter({ hasText: 'From' }).getByRole('alert')).toBeShown();
  await quiet.click();
  await expect(field(page, 'From')).toDisappear();
  await quiet.click();
  await expect.poll(() => field(page, 'From').inputValue()).toBe('22:00');
});
