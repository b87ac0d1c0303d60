import { prayers } from '../../modules/content/contracts/prayer-times.ts';
import { aBrother, aMatch, aSister, anAdmin, expectOk } from '../people.ts';
import type { Product } from '../product.ts';
import { to } from './receivers.ts';
import { TEXT } from './introductions.ts';
import type { Provocations } from './provocation.ts';

async function answerAsStaff(product: Product, id: string): Promise<void> {
  const admin = await anAdmin(product);
  await expectOk('Answer', admin.post(`/api/admin/support/${id}/answer`, { answer: 'Yes, of course.' }));
}

export const contentProvocations = {
  ticketUpdateInAccount: async (product) => {
    const sister = await aSister(product, 'Amina');
    const input = { message: 'May I speak with somebody?', notifyByEmail: true };
    const { body } = await expectOk('Question', sister.browser.post('/api/support', input));
    await answerAsStaff(product, body.id);
    return to(sister);
  },
  ticketUpdateUnderKey: async (product) => {
    const address = `somebody.${process.pid}@people.example`;
    const form = new URLSearchParams({ action: 'send', message: 'May I speak with somebody?', email: address });
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await expectOk('Help', product.visitor().post('/help', form.toString(), headers));
    const [question] = (await (await anAdmin(product)).get('/api/admin/support?sort=["createdAt","DESC"]')).body;
    await answerAsStaff(product, question.id);
    return { to: address };
  },
  consultationAnswer: async (product) => {
    const brother = await aBrother(product, 'Yusuf');
    const input = { topic: 'Beginning again', message: 'How do I speak of it with my children?' };
    const { body } = await expectOk('Consultation', brother.browser.post('/api/consultations', input));
    const admin = await anAdmin(product);
    await expectOk('Answer', admin.post(`/api/admin/consultations/${body.id}/answer`, { answer: TEXT }));
    return to(brother);
  },
  prayerReminder: async (product) => {
    const brother = await aBrother(product, 'Yusuf');
    const chosen = { city: 'Bradford', method: 'MoonsightingCommittee', asr: 'hanafi', prayers };
    const form = { ...chosen, minutesBefore: 15, enabled: true };
    const { body } = await expectOk('Reminders', brother.browser.put('/api/prayer-reminders', form));
    const seconds = Math.ceil((Date.parse(body.nextAt) - (await product.now()).getTime()) / 1000);
    await product.advance(`PT${seconds}S`);
    return to(brother, { city: 'Bradford', method: 'Moonsighting Committee Worldwide' });
  },
  reportOutcome: async (product) => {
    const { brother, sister } = await aMatch(product);
    const report = { subjectType: 'profile', subjectId: brother.profileId, reason: 'untrue' };
    const { body } = await expectOk('Report', sister.browser.post('/api/reports', report));
    const outcome = { outcome: 'acted', reason: 'for a test' };
    await expectOk('Outcome', (await anAdmin(product)).post(`/api/admin/reports/${body.id}/resolve`, outcome));
    return to(sister);
  },
} satisfies Provocations;
