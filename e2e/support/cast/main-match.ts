import {
  aBrother,
  aMatch,
  aSister,
  confirmEmail,
  decideNext,
  govern,
  grant,
  guardianOf,
  type Person,
  type Sister,
} from '../../../src/testing/people.ts';
import { product } from '../journey.ts';
import { linkIn } from '../mail.ts';
import { IN_ARABIC, IN_URDU, ENDLESS } from './texts.ts';

export async function mainMatch() {
  const { sister: amina, brother: yusuf, guardian: ibrahim, matchId } = await aMatch(product);
  await confirmEmail(product, yusuf);
  for (const { browser } of [amina, yusuf])
    await browser.put('/api/profile', {
      aboutMe: IN_ARABIC,
      lookingFor: `${IN_URDU} ${ENDLESS}`,
      dealBreakers: ENDLESS,
      location: 'عمّان',
    });
  const write = async (writer: Person, content: string): Promise<string> =>
    (await writer.browser.post(`/api/matches/${matchId}/messages`, { content })).body.id;
  const first = await write(yusuf, 'Assalamu alaikum. You wrote that your mother lives with you. Would that go on?');
  await decideNext(ibrahim, 'approve');
  await amina.browser.patch(`/api/messages/${first}/read`);
  await write(amina, 'وعليكم السلام. نعم، وهو أول ما أودّ أن نتحدّث عنه.');
  await decideNext(ibrahim, 'approve');
  await write(yusuf, 'Please send me your number.');
  await decideNext(ibrahim, 'decline', 'ليس بعد، من فضلك');
  await ibrahim.browser.post(`/api/guardian/matches/${matchId}/notes`, { content: `لنتحدّث عن هذا. ${ENDLESS}` });
  await write(yusuf, 'I understand. My own father asks the same of my sister.');
  await decideNext(ibrahim, 'approve');

  const [bilal, salman, musa, hafsa] = await Promise.all([
    aBrother(product, 'Bilal'),
    aBrother(product, 'Salman'),
    aBrother(product, 'Musa'),
    aSister(product, 'Hafsa'),
  ]);
  const [hamza] = await Promise.all([
    guardianOf(product, hafsa),
    grant(product, bilal)
      .then(() => grant(product, musa))
      .then(() => grant(product, salman)),
  ]);
  const sendRequest = (brother: Person, sister: Sister) =>
    brother.browser.post('/api/interest-requests', {
      toProfileId: sister.profileId,
      message: `أودّ أن أكلّم والدك أولاً. ${ENDLESS}`,
    });
  await sendRequest(bilal, amina);
  await decideNext(ibrahim, 'approve');
  await sendRequest(salman, amina);
  await decideNext(ibrahim, 'approve');
  await govern(product, salman, 'disable');
  await sendRequest(musa, amina);
  await sendRequest(musa, hafsa);
  await write(yusuf, 'May I ask how Ramadan is spent in your family?');
  const waiting = (await ibrahim.browser.get('/api/guardian/pending-approvals')).body as { id: string; type: string }[];
  const idOf = (type: string) => waiting.find((item) => item.type === type)!.id;
  return {
    amina,
    yusuf,
    ibrahim,
    matchId,
    requested: idOf('interest_request'),
    written: idOf('message'),
    decide: await linkIn(hamza.email, '/decide'),
    decided: await linkIn(ibrahim.email, '/decide'),
  };
}
