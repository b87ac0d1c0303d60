import { randomBytes } from 'node:crypto';
import { describe, expect, onTestFinished, test } from 'vitest';
import texts from '#texts/en/emails.json' with { type: 'json' };
import { setCurrentSite } from '../i18n/current-site.ts';
import { addressIn, languageIds } from '../i18n/languages.ts';
import { textsOf } from '../i18n/texts.ts';
import type frame from '#texts/en/email-frame.json';
import { sealText } from '../sealing/sealed-text.ts';
import { renderMail, type MailId } from './mailer.ts';

const frames = textsOf<typeof frame>('email-frame');
const values = {
  guardian: 'Ibrahim',
  man: 'Yusuf',
  ward: 'Amina',
  asks: 'A solicitor of 39 from Manchester wants to get to know your daughter Amina',
  name: 'Yusuf',
  news: 'Your conversation with profile #1003 is paused',
  text: 'Her side has paused it.',
  from: 1001,
  to: 1002,
  other: 1003,
  left: 9,
  relation: 'Father’s brother',
  when: 'Sunday, 6 December 2026 at 15:00',
  zone: 'Europe/London',
  what: 'Reported to us as a threat.',
  count: 2,
  since: '19 November 2026',
  date: '21 December 2026',
  until: '21 January 2027',
  device: 'Safari on iPhone',
  plan: 'Monthly',
  amount: '£15.99',
  number: 'K3M9-0001',
  deadline: 'The payment provider takes our evidence until 3 March 2026.',
  period: 'It does not end.',
  end: 'Your plan Monthly ends on 21 January 2027.',
  renewal: 'It renews on 21 January 2027 for £15.99.',
  seller: 'A company',
  email: 'help@operator.example',
  begun: 'You did not ask us to begin at once.',
  refund: 'Until 28 December 2026 you get all of it back: £15.99.',
  returned: '£10.66',
  ending: 'Your plan has ended with it.',
  stays: 'Your account stays closed.',
  reason: 'You broke our terms.',
  appealUntil: '20 January 2027',
  card: 'your card Visa 4242',
  prayer: 'Maghrib',
  time: '16:01',
  city: 'Bradford',
  method: 'Muslim World League',
};
const operator = { name: 'Lamp & Oil Ltd', address: ['1 Mill Road', 'Leeds'], email: 'help@operator.example' };
const ids = Object.keys(texts) as MailId[];
const render = (mail: MailId, more: object = {}) =>
  renderMail(
    { to: { name: 'A', address: 'a@example.com' }, mail, subject: 'news', values, path: '/somewhere?x=1', ...more },
    { appUrl: 'https://mithaq.example', operator },
  );

const hasButton = (id: MailId) => 'button' in texts[id];

test.each(ids)('%s has no open place, one button or a link for each thing, and a plain twin', (id) => {
  const items = hasButton(id) ? [] : [{ text: 'A request', path: '/somewhere?x=1' }];
  const { subject, html, text } = render(id, { items });
  for (const part of [subject, html, text]) expect(part).not.toMatch(/\{\{|undefined|null/);
  expect(html.match(/class="button"/g) ?? []).toHaveLength(hasButton(id) ? 1 : 0);
  expect(html).toContain('href="https://mithaq.example/somewhere?x&#x3D;1"');
  expect(text).toContain('https://mithaq.example/somewhere?x=1');
  expect(html.replaceAll(/href="[^"]*"/g, ''), 'an address in clear').not.toContain('mithaq.example');
});

describe('what a locked screen shows', () => {
  const REVEALING = {
    en: /mithaq|messag|request|match|interest|profile|guardian|wali|ward|marr|conversation|plan|refund|prayer|fajr|islam/i,
    ar: /ميثاق|رسال|طلب|تعارف|ملف|ولي|وليّ|زواج|محادث|مراسل|خط|استرداد|صلاة|صلاه|فجر|إسلام/,
    ur: /میثاق|پیغام|درخواست|پروفائل|ولی|شادی|نکاح|گفتگو|رشت|منصوبہ|واپسی|نماز|فجر|اسلام/,
  };

  test.each(languageIds)(
    'no subject and no plain sender in %s names a kind of news, a person, a number or a faith',
    (language) => {
      const { subjects, plainSender } = frames[language];
      for (const words of [...Object.values(subjects), plainSender]) {
        expect(words).not.toMatch(REVEALING[language]);
        expect(words).not.toMatch(/\d|\p{Nd}|[{}]/u);
      }
    },
  );

  test('the preview beside the subject repeats it, and shows nothing of the text', () => {
    const { html, subject } = render('approvalInterest', { quote: 'Salam.' });
    const body = html
      .slice(html.indexOf('<body>') + '<body>'.length)
      .replaceAll(/<[^>]+>/g, '')
      .trim();
    expect(body.slice(0, 140).replaceAll(/[\u00a0\u200c]/g, '')).toBe(subject);
  });
});

describe.each(languageIds)('in %s', (language) => {
  test.each(ids)('%s names who runs the site, where they are, how to write to them, and the privacy policy', (id) => {
    const { html, text } = render(id, { language });
    const policy = `https://mithaq.example${addressIn(language, '/privacy-policy')}`;
    for (const part of [html.replaceAll('&amp;', '&'), text])
      for (const fact of ['Lamp & Oil Ltd', '1 Mill Road, Leeds', operator.email, policy]) expect(part).toContain(fact);
  });
});

test('an email has the name and the colours of the site', () => {
  setCurrentSite({ name: { en: 'Sakan', ar: 'سكن', ur: '' } });
  onTestFinished(() => setCurrentSite({}));
  const { html, text } = render('guardianInvitation');
  for (const part of [html, text]) {
    expect(part).toContain('On the website Sakan,');
    expect(part).not.toMatch(/Mithaq|ميثاق/);
  }
});

test('an email in a language that is not offered is in the default one', () => {
  setCurrentSite({ languages: ['en', 'ar'], language: 'ar' });
  onTestFinished(() => setCurrentSite({}));
  expect(render('guardianInvitation', { language: 'ur' }).html).toContain('<html lang="ar" dir="rtl">');
  expect(render('guardianInvitation').html).toContain('<html lang="ar" dir="rtl">');
  expect(render('guardianInvitation', { language: 'en' }).html).toContain('<html lang="en"');
});

test("a person's words are quoted as they are in the text, and as text in the HTML", () => {
  const { html, text } = render('approvalMessage', { quote: '<b>Salam</b> & "peace"' });
  expect(text).toContain('<b>Salam</b> & "peace"');
  expect(html).toContain('&lt;b&gt;Salam&lt;/b&gt; &amp; &quot;peace&quot;');
  expect(html).not.toContain('<b>Salam');
});

test('the sentence that the quoted words are about is above them, in both forms', () => {
  const { html, text } = render('approvalInterest', { quote: 'Salam.', cited: 'We bake <b>bread</b>.\nTwice.' });
  expect(text).toContain('This is about a sentence on the profile:\n> We bake <b>bread</b>.\n> Twice.\n\n> Salam.\n');
  expect(html.indexOf('We bake &lt;b&gt;bread')).toBeGreaterThan(0);
  expect(html.indexOf('We bake')).toBeLessThan(html.indexOf('Salam.'));
});

test('each of several items has the sentence that its words are about above them', () => {
  const items = [
    { text: 'Request', path: '/decide/1', quote: 'Salam.', cited: 'We bake <b>bread</b>.' },
    { text: 'Message', path: '/decide/2', quote: 'How are you?' },
  ];
  const { html, text } = render('approvalsWaiting', { items });
  expect(text).toContain('Request:\nThis is about a sentence on the profile:\n> We bake <b>bread</b>.\n\n> Salam.\n');
  expect(text.match(/This is about/g)).toHaveLength(1);
  expect(html.indexOf('We bake &lt;b&gt;bread')).toBeGreaterThan(html.indexOf('/decide/1'));
  expect(html.indexOf('We bake')).toBeLessThan(html.indexOf('Salam.'));
});

test('emails that can be switched off say how, and no others', () => {
  const stoppable = render('messageDelivered', { unsubscribe: '/unsubscribe/a.b.c' });
  for (const part of [stoppable.html, stoppable.text])
    expect(part).toContain('https://mithaq.example/unsubscribe/a.b.c');
  const always = render('passwordChanged');
  for (const part of [always.html, always.text]) expect(part).not.toContain('unsubscribe');
});

test('an email with an open place cannot be rendered', () => {
  for (const values of [{}, { name: undefined }, { name: null }, { name: Number.NaN }])
    expect(() => render('confirmEmail', { values })).toThrow(/confirmEmail/);
});

test('an email with a sealed text anywhere cannot be rendered, and the error does not repeat it', () => {
  const sealed = sealText({ id: 1, bytes: randomBytes(32) }, 'somewhere', 'Salam');
  const places = [
    { quote: sealed },
    { cited: sealed },
    { quote: `See: ${sealed}` },
    { values: { ...values, guardian: sealed } },
  ];
  for (const place of places) {
    expect(() => render('approvalMessage', place)).toThrow(/approvalMessage/);
    expect(() => render('approvalMessage', place)).not.toThrow(sealed);
  }
  expect(render('approvalMessage', { quote: 'As s1.2. of the book says {{so}}' }).text).toContain('s1.2. of the book');
});

test('a name never adds a line, a direction or an invisible character', () => {
  const guardian = 'Ibrahim\r\nPlease pay here:\u2028\u202e now\u200b\u0007';
  const { text, html } = render('approvalMessage', { values: { ...values, guardian } });
  for (const part of [text, html]) expect(part).toContain('Assalamu alaikum Ibrahim Please pay here: now.');
});

test('the first line says what it is about', () => {
  const { text, html } = render('approvalInterest', { quote: 'Salam.' });
  expect(text.split('\n')[0]).toBe(values.asks);
  expect(
    html.replace(/<style>[^]*<\/style>|<title>.*<\/title>|<div class="preview">.*<\/div>|<[^>]+>/g, '').trim(),
  ).toMatch(new RegExp(`^${values.asks}\\s+Assalamu alaikum`));
});

test('quoted words cannot end the quotation', () => {
  const { text } = render('approvalMessage', { quote: 'Salam.\n\nRead and decide:\nhttps://elsewhere.example' });
  expect(text).toContain('> Salam.\n>\n> Read and decide:\n> https://elsewhere.example\n');
});
