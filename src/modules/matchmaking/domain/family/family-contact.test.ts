import { expect, test } from 'vitest';
import { DomainError } from '#kernel/errors.ts';
import {
  newId,
  type GuardianId,
  type MatchId,
  type ProfileId,
  type ReleaseId,
  type UserId,
} from '#kernel/values/ids.ts';
import { RELATIVES_MAX } from '../../contracts/family/family-contact.ts';
import type { MatchStatus, Stage } from '../../contracts/match-states.ts';
import type { Match } from '../match/match-state.ts';
import { FamilyContact } from './family-contact.ts';
import { familyActionsIn, relativeActionsIn, releasableKinds, releaseActionsIn } from './family-rights.ts';

const monday = new Date('2027-03-01T10:00:00Z');
const tuesday = new Date('2027-03-02T10:00:00Z');
const wednesday = new Date('2027-03-03T10:00:00Z');
const id = <Id extends string>() => newId<Id>(monday);
const ibrahim = id<GuardianId>();
const hamza = id<GuardianId>();
const UNCLE = { name: 'Hamid', relation: 'my uncle', phone: '+44 7700 900123', email: null };

function contactAt(stage: Stage = 'family_introduction', status: MatchStatus = 'active'): FamilyContact {
  const side = (profileId: number) => ({ accountId: id<UserId>(), profileId: profileId as ProfileId });
  const match: Match = {
    id: id<MatchId>(),
    status,
    pausedBy: [],
    endedBy: null,
    stage,
    proposal: null,
    readAlong: null,
    guardianPausing: null,
    guardianEnd: null,
    createdAt: monday,
    updatedAt: monday,
    man: side(1001),
    woman: side(1002),
  };
  return FamilyContact.from({ match, releases: [], relative: null });
}

const aNumber = (guardianId = ibrahim) => ({
  id: id<ReleaseId>(),
  guardianId,
  accountId: id<UserId>(),
  kind: 'phone' as const,
  value: '+44 7700 900001',
  callTimes: null,
});

/** The same contact, while its match has another status. */
const during = (contact: FamilyContact, status: MatchStatus): FamilyContact =>
  FamilyContact.from({ ...contact.state, match: { ...contact.state.match, status } });

const events = (contact: FamilyContact): string[] => contact.takeEvents().map(({ type }) => type.split('.')[1]!);

test.each([
  ['initial_conversation', 'active', 'matchmaking.stage-too-early'],
  ['family_introduction', 'paused', 'matchmaking.match-paused'],
  ['family_introduction', 'ended', 'matchmaking.match-ended'],
] as const)('at %s, while the match is %s, nothing is shared', (stage, status, code) => {
  const contact = contactAt(stage, status);
  expect(() => contact.release(aNumber(), monday)).toThrow(new DomainError(code));
  expect(() => contact.requestRelative(monday)).toThrow(new DomainError(code));
  expect(familyActionsIn(contact.state, 'guardian')).toEqual([]);
  expect(releasableKinds(contact.state, 'guardian', { throughStaff: true })).toEqual([]);
});

test('a guardian releases one number at a time; every later stage allows it', () => {
  const contact = contactAt('engagement');
  contact.release(aNumber(), monday);
  expect(() => contact.release(aNumber(), monday)).toThrow(new DomainError('matchmaking.already-released'));
  contact.release({ ...aNumber(), kind: 'address' }, monday);
  expect(events(contact)).toEqual(['contact-released', 'contact-released']);
  expect(releasableKinds(contact.state, 'guardian', { throughStaff: true })).toEqual(['staff']);
  expect(releasableKinds(contact.state, 'guardian', { throughStaff: false })).toEqual([]);
});

test('each press is counted; an ended release does not open and has no text', () => {
  const contact = contactAt();
  const number = aNumber();
  contact.release(number, monday);
  contact.openRelease(number.id, ibrahim);
  expect(contact.openRelease(number.id, ibrahim).opened).toBe(2);
  const ended = contact.endRelease(number.id, tuesday);
  expect(ended).toMatchObject({ endedAt: tuesday, opened: 2, texts: { value: null, callTimes: null } });
  expect(contact.endRelease(number.id, wednesday).endedAt).toBe(tuesday);
  expect(() => contact.openRelease(number.id, ibrahim)).toThrow(new DomainError('matchmaking.release-ended'));
});

test('while the match is paused, the man opens nothing and the guardian can end a release', () => {
  const contact = contactAt();
  const number = aNumber();
  contact.release(number, monday);
  const paused = during(contact, 'paused');
  expect(() => paused.openRelease(number.id, ibrahim)).toThrow(new DomainError('matchmaking.match-paused'));
  const [release] = paused.state.releases;
  expect(releaseActionsIn(paused.state, release!, { role: 'man', acting: ibrahim })).toEqual([]);
  expect(releaseActionsIn(paused.state, release!, { role: 'guardian', acting: ibrahim })).toEqual(['end']);
  expect(paused.endRelease(number.id, tuesday).endedAt).toBe(tuesday);
});

test('what one guardian released does not open while another acts, and ends with his part', () => {
  const contact = contactAt();
  const number = aNumber();
  contact.release(number, monday);
  for (const acting of [hamza, null])
    expect(() => contact.openRelease(number.id, acting)).toThrow(new DomainError('matchmaking.release-ended'));
  contact.endReleasesOf(hamza, tuesday);
  expect(contact.state.releases[0]!.endedAt).toBeNull();
  contact.endReleasesOf(ibrahim, tuesday);
  expect(contact.state.releases[0]!.endedAt).toBe(tuesday);
});

test('only the man opens a release, and she can do nothing with it', () => {
  const contact = contactAt();
  contact.release(aNumber(), monday);
  const [release] = contact.state.releases;
  const actions = (['man', 'woman', 'guardian'] as const).map((role) =>
    releaseActionsIn(contact.state, release!, { role, acting: ibrahim }),
  );
  expect(actions).toEqual([['open'], [], ['end']]);
});

test('the man names a relative at the request of the guardian, one at a time', () => {
  const contact = contactAt();
  expect(() => contact.nameRelative(UNCLE, 'hash', monday)).toThrow(
    new DomainError('matchmaking.relative-not-requested'),
  );
  contact.requestRelative(monday);
  contact.requestRelative(tuesday);
  expect(contact.state.relative!.requestedAt).toBe(monday);
  contact.nameRelative(UNCLE, 'hash', monday);
  expect(() => contact.nameRelative(UNCLE, 'other', monday)).toThrow(
    new DomainError('matchmaking.relative-already-named'),
  );
  expect(() => contact.requestRelative(monday)).toThrow(new DomainError('matchmaking.relative-already-named'));
  contact.openRelative();
  expect(contact.state.relative).toMatchObject({ state: 'named', opened: 1, tokenHash: 'hash', details: UNCLE });
  expect(events(contact)).toEqual(['relative-requested', 'relative-named', 'family-contact-changed']);
});

test('a relative says no once; the details are deleted, and the guardian may ask again', () => {
  const contact = contactAt();
  contact.requestRelative(monday);
  contact.nameRelative(UNCLE, 'hash', monday);
  contact.declineRelative(tuesday);
  contact.declineRelative(wednesday);
  expect(contact.state.relative).toMatchObject({ state: 'declined', declinedAt: tuesday, details: null });
  expect(events(contact).filter((type) => type === 'relative-declined')).toHaveLength(1);
  expect(() => contact.openRelative()).toThrow(new DomainError('matchmaking.no-relative'));
  expect(familyActionsIn(contact.state, 'man')).toEqual([]);
  expect(familyActionsIn(contact.state, 'guardian')).toContain('request-relative');
});

test('three relatives are named in a match at most', () => {
  const contact = contactAt();
  contact.requestRelative(monday);
  for (let n = 0; n < RELATIVES_MAX; n++) {
    contact.nameRelative(UNCLE, `hash ${n}`, monday);
    expect(relativeActionsIn(contact.state, 'man')).toEqual(['take-back']);
    contact.takeBackRelative();
  }
  expect(familyActionsIn(contact.state, 'man')).toEqual([]);
  expect(() => contact.nameRelative(UNCLE, 'hash', monday)).toThrow(new DomainError('matchmaking.too-many-relatives'));
});

test('the end of the match deletes all details', () => {
  const contact = contactAt();
  contact.release(aNumber(), monday);
  contact.requestRelative(monday);
  contact.nameRelative(UNCLE, 'hash', monday);
  contact.close(tuesday);
  expect(contact.state.releases[0]).toMatchObject({ endedAt: tuesday, texts: { value: null } });
  expect(contact.state.relative).toMatchObject({ state: 'ended', details: null, tokenHash: null });
});
