import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { setCurrentSite } from '#kernel/i18n/current-site.ts';
import { OWN_THEME, MAIN } from '#kernel/contracts/site/theme.ts';
import { aBrother, anAdmin, expectOk } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';

const product = productUnderTest({ inProcess: true, settings: { OPERATOR_NAME: 'Leeds Muslim Trust' } });
const MARK = '<svg viewBox="0 0 24 24"><title>Ours</title><path d="M0 0h24z"/></svg>';
const DRAWN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24z"/></svg>';

const named = (en: string, ar = '', ur = '') => ({ en, ar, ur });

const change = async (fields: object) => {
  const admin = await anAdmin(product.current);
  return admin.put('/api/admin/site/site', fields);
};

/** Changes settings, and waits until this process has read them. */
async function set({ reason, ...fields }: { reason?: string } & Record<string, unknown>): Promise<void> {
  await expectOk('Settings', change({ ...fields, ...(reason && { reason }) }));
  const drawn = { ...fields, ...(fields['mark'] ? { mark: DRAWN } : {}) };
  await expect.poll(() => product.current.application.kernel.site.settings).toMatchObject(drawn);
}

const DEFAULTS = {
  name: named('Mithaq'),
  tagline: named(''),
  senderName: '',
  languages: ['en', 'ar', 'ur'],
  defaultLanguage: 'en',
  mainColour: MAIN,
  mark: '',
};
afterEach(() => set(DEFAULTS));
afterAll(() => setCurrentSite({}));

describe('validation', () => {
  test.each([
    ['name.en', { name: { en: '', ar: '', ur: '' } }],
    ['name.en', { name: named('Sakan\nMithaq') }],
    ['name.ar', { name: named('Sakan', '{{siteName}}') }],
    ['senderName', { senderName: 'Bank <help@elsewhere.example>' }],
    ['tagline.en', { tagline: named('x'.repeat(101)) }],
    ['languages', { languages: [] }],
    ['defaultLanguage', { languages: ['en'], defaultLanguage: 'ar' }],
    ['defaultLanguage', { languages: ['ar', 'ur'] }],
    ['mainColour', { mainColour: 'blue' }],
    ['mainColour', { mainColour: '#ffcc00' }],
    ['accentColour', { accentColour: '#b45309' }],
    ['mark', { mark: '<svg viewBox="0 0 1 1"><script>alert(1)</script></svg>' }],
    ['mark', { mark: 'x'.repeat(20_001) }],
  ])('names the field %s: %j', async (field, fields) => {
    const { status, body } = await change(fields);
    expect(status).toBe(400);
    expect(Object.keys(body.fields)).toEqual([field]);
  });

  test('is in the language of the request', async () => {
    const admin = await anAdmin(product.current);
    const { body } = await admin.put('/ar/api/admin/site/site', { mainColour: 'green' });
    expect(body.fields.mainColour).toContain('يرجى كتابة اللون');
  });

  test('says which pair of colours is hard to read, and its contrast', async () => {
    const { body } = await change({ mainColour: '#ffcc00' });
    expect(body.fields.mainColour).toMatch(
      /#ffcc00 \(main\) \/ #[0-9a-f]{6} \([\w-]+, light\) has a contrast of 1\.\d\d/,
    );
  });

  test('names what a mark may not contain', async () => {
    const { body } = await change({ mark: '<svg viewBox="0 0 1 1"><image href="https://elsewhere.example"/></svg>' });
    expect(body.fields.mark).toContain('<image>');
  });
});

test('a member cannot read or change the settings', async () => {
  const { browser } = await aBrother(product.current, 'Yusuf');
  expect((await browser.get('/api/admin/site')).status).toBe(403);
  expect((await browser.put('/api/admin/site/site', { name: named('Sakan') })).status).toBe(403);
});

test('a change is audited, field by field', async () => {
  await set({ name: named('Sakan'), reason: 'Our own name' });
  const admin = await anAdmin(product.current);
  const { body } = await expectOk('Audit', admin.get('/api/admin/audit?range=[0,0]'));
  expect(body[0]).toMatchObject({ reason: 'Our own name', subjectType: 'site' });
  expect(JSON.stringify(body[0])).toContain('Sakan');
});

test('emails come from the sender, with the name in their words and the colours in their frame', async () => {
  await set({ name: named('Sakan', 'سكن'), senderName: 'Sakan Leeds', mainColour: '#1f3a8a' });
  const { email, browser } = await aBrother(product.current, 'Yusuf');
  await expectOk('Confirmation', browser.post('/api/auth/confirm-email/resend', {}));
  const [mail] = await product.current.mailTo(email);
  expect(mail!.headers['from']).toMatch(/^"?Sakan Leeds"? </);
  expect(mail!.text).toContain('Welcome to Sakan.');
  for (const part of [mail!.text, mail!.html]) expect(part).not.toMatch(/Mithaq|ميثاق/);
  expect(mail!.html).toContain('#1f3a8a');
  expect(mail!.html).not.toContain(OWN_THEME.dark.green);
});

test('visitors get the default language, and people with a language that is not offered get it too', async () => {
  const { browser } = await aBrother(product.current, 'Yusuf');
  await expectOk('Language', browser.put('/api/account/settings', { language: 'ur' }));
  await set({ languages: ['en', 'ar'], defaultLanguage: 'ar' });
  const refused = await product.current.visitor().get('/api/user');
  expect(refused.body.message).toMatch(/\p{Script=Arabic}/u);
  // What was chosen stays for the day when it is offered again.
  expect((await browser.get('/api/user')).body.language).toBe('ur');
  const inUrdu = await product.current.visitor().get('/ur/api/user');
  expect(inUrdu.body.message).toBe(refused.body.message);
  expect((await product.current.visitor().get('/en/api/user')).body.message).toMatch(/^[ -~]+$/);
});

test('fields that a change omits stay as they were', async () => {
  await set({ senderName: 'Sakan Leeds', name: named('Sakan') });
  await set({ mainColour: '#1f3a8a' });
  const { settings } = product.current.application.kernel.site;
  expect(settings).toMatchObject({ senderName: 'Sakan Leeds', name: { en: 'Sakan' } });
});

test('a mark is stored as it was drawn again', async () => {
  await set({ mark: MARK });
  expect(product.current.application.kernel.site.settings.mark).toBe(DRAWN);
});
