import { expect, test } from 'vitest';
import type { DomainError, ErrorCode } from '#kernel/errors.ts';
import type { MatchId, ProfileId, RequestId, UserId } from '#kernel/values/ids.ts';
import { InterestRequest } from './interest-request.ts';

const id = (n: number) => `0190f3a2-0000-7000-8000-00000000000${n}`;
const yusuf = { profileId: 1 as ProfileId, accountId: id(1) as UserId };
const amina = { profileId: 2 as ProfileId, accountId: id(2) as UserId };
const matchId = id(9) as MatchId;
const monday = new Date('2026-06-01T12:00:00Z');
const daysLater = (days: number) => new Date(monday.getTime() + days * 86_400_000);

const given = {
  id: id(3) as RequestId,
  from: yusuf,
  to: amina,
  ward: amina,
  oversightVersion: 'v1',
  mutualRequest: false,
  quote: null,
};
const sent = () => InterestRequest.send({ ...given, message: null }, monday);
const pending = () => {
  const request = sent();
  request.approve(monday);
  return request;
};
const expectRefusal = (code: ErrorCode, act: () => void) =>
  expect(act).toThrow(expect.objectContaining({ code }) as DomainError);
const published = (request: InterestRequest) => request.takeEvents().map((fact) => fact.type);

test('a sent request is pending with the guardian', () => {
  const request = sent();
  expect(request.state.status).toBe('guardian_pending');
  expect(published(request)).toEqual(['matchmaking.interest-requested']);
});

test('it cannot be answered before her guardian approves it', () => {
  expectRefusal('matchmaking.request-not-pending', () => sent().accept(amina.profileId, matchId, null, monday));
});

test('a man cannot answer a request that has not reached him', () => {
  const hers = InterestRequest.send({ ...given, from: amina, to: yusuf, message: null }, monday);
  expectRefusal('common.not-found', () => hers.accept(yusuf.profileId, matchId, null, monday));
  expectRefusal('common.not-found', () => hers.decline(yusuf.profileId, null, monday));
});

test('a request is answered once', () => {
  const request = pending();
  request.accept(amina.profileId, matchId, null, monday);
  expectRefusal('matchmaking.request-not-pending', () => request.accept(amina.profileId, matchId, null, monday));
  expectRefusal('matchmaking.request-not-pending', () => request.decline(amina.profileId, null, monday));
  expect(published(request)).toEqual([
    'matchmaking.interest-requested',
    'matchmaking.interest-approved',
    'matchmaking.interest-accepted',
  ]);
});

test('for anybody but the receiver it does not exist', () => {
  expectRefusal('common.not-found', () => pending().accept(yusuf.profileId, matchId, null, monday));
  expectRefusal('common.not-found', () => pending().decline(3 as ProfileId, null, monday));
});

test('the guardian decides once, and not on a withdrawn request', () => {
  const refused = sent();
  refused.refuse(monday);
  expectRefusal('matchmaking.request-not-pending', () => refused.approve(monday));
  const withdrawn = sent();
  withdrawn.withdraw(yusuf.profileId, monday);
  expectRefusal('matchmaking.request-not-pending', () => withdrawn.approve(monday));
});

test('only the sender withdraws, before the answer', () => {
  expectRefusal('common.not-found', () => pending().withdraw(amina.profileId, monday));
  const declined = pending();
  declined.decline(amina.profileId, null, monday);
  expectRefusal('matchmaking.request-not-pending', () => declined.withdraw(yusuf.profileId, monday));
});

test('it expires after 30 days, not before, and not once it is answered', () => {
  const request = sent();
  request.expire(daysLater(29));
  expect(request.isOpen).toBe(true);
  request.expire(daysLater(30));
  expect(request.state.status).toBe('expired');
  const accepted = pending();
  accepted.accept(amina.profileId, matchId, null, monday);
  accepted.expire(daysLater(40));
  expect(accepted.state.status).toBe('accepted');
});

test('contact details are refused with the name of the field', () => {
  const send = (message: string) => InterestRequest.send({ ...given, message }, monday);
  expectRefusal('matchmaking.contact-details', () => send('Call me on 07700 900 123'));
});

test.each([sent, pending])('an open request lapses when its receiver leaves; an answered one does not', (open) => {
  const request = open();
  request.takeEvents();
  request.lapse(monday);
  expect(request.state.status).toBe('expired');
  expect(published(request)).toEqual(['matchmaking.interest-lapsed']);
  expectRefusal('matchmaking.request-not-pending', () => request.lapse(monday));
});

test('decisions and answers check the thirty days themselves', () => {
  expectRefusal('matchmaking.request-not-pending', () => sent().approve(daysLater(30)));
  expectRefusal('matchmaking.request-not-pending', () =>
    pending().accept(amina.profileId, matchId, null, daysLater(30)),
  );
  expectRefusal('matchmaking.request-not-pending', () => pending().decline(amina.profileId, null, daysLater(30)));
});

test('a refusal takes effect at once, and its words are reviewed by the guardian', () => {
  const request = pending();
  request.takeEvents();
  request.decline(amina.profileId, 'May you find better.', monday);
  expect(request.state).toMatchObject({ status: 'declined', responseState: 'guardian_review' });
  expect(published(request)).toEqual(['matchmaking.interest-declined', 'matchmaking.response-written']);
  request.declineResponse('Not so.');
  request.approveResponse();
  expect(request.state).toMatchObject({ responseState: 'declined', responseDeclineReason: 'Not so.' });
  expect(published(request)).toEqual(['matchmaking.response-declined']);
});

test('a request that he does not know of is superseded by his own, but no other is', () => {
  const hers = InterestRequest.send({ ...given, from: amina, to: yusuf, message: null }, monday);
  expect(hers.isKnownTo(yusuf.profileId)).toBe(false);
  expect(hers.isKnownTo(amina.profileId)).toBe(true);
  hers.takeEvents();
  hers.supersede(monday);
  expect(published(hers)).toEqual(['matchmaking.interest-superseded']);
  expect(sent().isKnownTo(amina.profileId)).toBe(true);
  expectRefusal('matchmaking.request-not-pending', () => pending().supersede(monday));
});
