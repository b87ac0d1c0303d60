import { expect, test } from 'vitest';
import { isAtPushService } from './push-service.ts';

const known = { services: ['fcm.googleapis.com', '*.push.apple.com'], standIn: null };

test.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://web.push.apple.com/QABC'])('%s is known', (endpoint) => {
  expect(isAtPushService(endpoint, known)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/fcm/send/abc',
  'https://user:secret@fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com.elsewhere.example/fcm/send/abc',
  'https://elsewhere.example/fcm.googleapis.com',
  'https://push.apple.com/QABC',
  'https://evilpush.apple.com.example/QABC',
  'https://127.0.0.1/',
  'https://[::1]/',
  'ftp://fcm.googleapis.com/abc',
])('%s is not', (endpoint) => {
  expect(isAtPushService(endpoint, known)).toBe(false);
});

test('the local push service is known only under its own address', () => {
  const local = { services: [], standIn: 'http://127.0.0.1:3000/dev/push/to/' };
  expect(isAtPushService('http://127.0.0.1:3000/dev/push/to/1', local)).toBe(true);
  expect(isAtPushService('http://127.0.0.1:3000/dev/push/to/../../clock', local)).toBe(false);
});
