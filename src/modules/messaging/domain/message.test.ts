import { expect, test } from 'vitest';
import type { MatchId, MessageId, ProfileId, UserId } from '#kernel/values/ids.ts';
import { Message } from './message.ts';

const id = (n: number) => `0190f3a2-0000-7000-8000-00000000000${n}`;
const yusuf = { profileId: 1 as ProfileId, accountId: id(1) as UserId };
const amina = { profileId: 2 as ProfileId, accountId: id(2) as UserId };
const monday = new Date('2026-06-01T12:00:00Z');
const written = () =>
  Message.write({
    id: id(3) as MessageId,
    matchId: id(4) as MatchId,
    sender: yusuf,
    recipient: amina,
    wardId: amina.accountId,
    content: 'Salam.',
    clientId: null,
    createdAt: monday,
  });

test('a message is pending with the guardian; approved, it is delivered', () => {
  const message = written();
  expect(message.state.state).toBe('guardian_review');
  message.approve(monday);
  expect(message.takeEvents().map((fact) => fact.type)).toEqual([
    'messaging.message-written',
    'messaging.message-delivered',
  ]);
});

test('it is reviewed once', () => {
  const message = written();
  message.decline('Not yet.', monday);
  expect(message.state.declineReason).toBe('Not yet.');
  expect(() => message.approve(monday)).toThrow(expect.objectContaining({ code: 'messaging.not-under-review' }));
});

test('only the recipient reads it, only once delivered, and a second reading changes nothing', () => {
  const message = written();
  expect(() => message.read(amina.profileId, monday)).toThrow(expect.objectContaining({ code: 'common.not-found' }));
  message.approve(monday);
  expect(() => message.read(yusuf.profileId, monday)).toThrow(expect.objectContaining({ code: 'common.not-found' }));
  message.takeEvents();
  message.read(amina.profileId, monday);
  message.read(amina.profileId, new Date(monday.getTime() + 1000));
  expect(message.state.readAt).toEqual(monday);
  expect(message.takeEvents().map((fact) => fact.type)).toEqual(['messaging.message-read']);
});

test('a pending message is closed when its match ends; a delivered one stays', () => {
  const message = written();
  message.close(monday);
  expect(message.state.state).toBe('closed');
  expect(() => message.approve(monday)).toThrow(expect.objectContaining({ code: 'messaging.not-under-review' }));
  const delivered = written();
  delivered.approve(monday);
  delivered.close(monday);
  expect(delivered.state.state).toBe('approved');
});
