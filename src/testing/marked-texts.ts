import { toFamilyIntroduction } from './matches/families.ts';
import { aProposal } from './matches/meetings.ts';
import { aBrother, aSister, decideNext, expectOk, grant, guardianOf, type Person, type Sister } from './people.ts';
import type { Product } from './product.ts';

/** A person with a unique mark in all texts that he or she wrote: `<mark>-<field>`. */
export interface MarkedPerson<P extends Person = Person> {
  person: P;
  mark: string;
  /** All texts that the person wrote. */
  written: string[];
}

export interface MarkedPair {
  brother: MarkedPerson;
  sister: MarkedPerson<Sister>;
  guardian: MarkedPerson;
  matchId: string;
}

const TEXTS = ['location', 'occupation', 'education', 'ethnicity', 'nationality', 'name', 'lookingFor', 'dealBreakers'];
const LISTS = ['languagesSpoken', 'hobbiesInterests', 'dietaryRestrictions'];

/** A matched pair and her guardian with a mark in every text field. */
export async function aMarkedPair(product: Product): Promise<MarkedPair> {
  const written: Record<string, string[]> = { kestrel: [], plover: [], heron: [] };
  const say = (mark: string, field: string): string => {
    const words = `${mark}-${field.toLowerCase()}`;
    written[mark]!.push(words);
    return words;
  };
  const profile = (mark: string): Record<string, unknown> => ({
    bio: `${say(mark, 'bio')} teaches in a primary school, keeps a small garden and hopes for a kind home.`,
    hasChildren: true,
    numberOfChildren: 2,
    childrenAges: say(mark, 'childrenAges'),
    currentMaritalStatus: 'divorced',
    ...Object.fromEntries(TEXTS.map((field) => [field, say(mark, field)])),
    ...Object.fromEntries(LISTS.map((field) => [field, [say(mark, field)]])),
  });

  const brother = await aBrother(product, say('kestrel', 'username'), profile('kestrel'));
  const sister = await aSister(product, say('plover', 'username'), profile('plover'), {
    name: `Abu ${say('heron', 'name')}`,
    phone: '+44 7700 900777',
  });
  const guardian = await guardianOf(product, sister);
  await grant(product, brother);

  const { body: request } = await expectOk(
    'Interest',
    brother.browser.post('/api/interest-requests', {
      toProfileId: sister.profileId,
      message: say('kestrel', 'interest'),
    }),
  );
  await decideNext(guardian, 'approve', say('heron', 'approval'));
  const { body } = await expectOk(
    'Acceptance',
    sister.browser.post(`/api/interest-requests/${request.id}/respond`, {
      action: 'accept',
      responseMessage: say('plover', 'response'),
    }),
  );
  await decideNext(guardian, 'approve');
  const { matchId } = body;
  const write = (from: Person, content: string) =>
    expectOk('Message', from.browser.post(`/api/matches/${matchId}/messages`, { content }));
  await write(brother, say('kestrel', 'delivered'));
  await decideNext(guardian, 'approve', say('heron', 'message-approval'));
  await write(sister, say('plover', 'delivered'));
  await decideNext(guardian, 'approve');
  await write(sister, say('plover', 'declined'));
  await decideNext(guardian, 'decline', say('heron', 'refusal'));
  await write(brother, say('kestrel', 'waiting'));

  await toFamilyIntroduction({ brother, sister, guardian, matchId });
  const ofGuardian = `/api/guardian/matches/${matchId}`;
  const number = { kind: 'phone', value: '+44 7700 900555', callTimes: say('heron', 'callTimes') };
  await expectOk('Release', guardian.browser.post(`${ofGuardian}/releases`, number));
  await expectOk('Request', guardian.browser.post(`${ofGuardian}/relative/request`));
  const relative = { name: say('kestrel', 'uncle'), relation: say('kestrel', 'relation'), phone: '+44 7700 900556' };
  await expectOk('Relative', brother.browser.post(`/api/matches/${matchId}/relative`, relative));

  const meetings = `/api/matches/${matchId}/meetings`;
  const { times, zone } = aProposal(product.application.kernel.clock.now());
  const place = { kind: 'public', words: say('kestrel', 'place') };
  const proposal = { times, zone, place, present: [say('kestrel', 'present')] };
  const meeting = (await expectOk('Meeting', brother.browser.post(meetings, proposal))).body.id;
  const confirmation = { time: times[0], companion: 'heron-companion' };
  await expectOk('Confirmation', guardian.browser.post(`${ofGuardian}/meetings/${meeting}/confirm`, confirmation));
  const cancelled = { reason: say('plover', 'meetingReason') };
  await expectOk('Cancel', sister.browser.post(`${meetings}/${meeting}/cancel`, cancelled));

  const search = { name: say('plover', 'search'), filters: {}, digest: 'weekly' };
  await expectOk('Search', sister.browser.post('/api/saved-searches', search));

  const marked = <P extends Person>(person: P, mark: string): MarkedPerson<P> => ({
    person,
    mark,
    written: written[mark]!,
  });
  return {
    brother: marked(brother, 'kestrel'),
    sister: marked(sister, 'plover'),
    guardian: marked(guardian, 'heron'),
    matchId,
  };
}
