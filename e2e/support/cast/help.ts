import { anAdmin, expectOk } from '../../../src/testing/people.ts';
import { product } from '../journey.ts';

/** Somebody asks for help without an account, and the staff answer; returns the key to read it with. */
export async function answeredHelp(): Promise<string> {
  const form = new URLSearchParams({ action: 'send', message: 'هل يمكنني أن أتحدّث إلى أحد؟' });
  const requested = product
    .visitor()
    .post('/help', form.toString(), { 'Content-Type': 'application/x-www-form-urlencoded' });
  const [, key] = /<code>([\w-]+)<\/code>/.exec((await expectOk('Help', requested)).body)!;
  const admin = await anAdmin(product);
  const [question] = (await admin.get('/api/admin/support?sort=["createdAt","DESC"]')).body;
  const answer = 'نعم، بكل سرور. Yes, of course.';
  await expectOk('Answer', admin.post(`/api/admin/support/${question.id}/answer`, { answer }));
  return key!;
}
