import { expect, test } from 'vitest';
import { deviceName } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
const WEBKIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Windows'],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0`,
    'Edge on Windows',
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) ${WEBKIT} Chrome/141.0.0.0 Safari/537.36 OPR/124.0.0.0`,
    'Opera on Windows',
  ],
  [`${MOZILLA} (X11; Linux x86_64) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on Linux'],
  [`${MOZILLA} (X11; CrOS x86_64 14541.0.0) ${WEBKIT} Chrome/142.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
  [`${MOZILLA} (Linux; Android 10; K) ${WEBKIT} Chrome/142.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
  [
    `${MOZILLA} (Linux; Android 13; SM-G991B) ${WEBKIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
  ],
  [
    `${MOZILLA} (iPad; CPU OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPad',
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15`,
    'Safari on Mac',
  ],
  ['Firefox/143.0', 'Firefox'],
  ['Something of their own (Android)', 'Android'],
  ['curl/8.5', 'Unknown device'],
  ['', 'Unknown device'],
  [null, 'Unknown device'],
])('%s is %s', (userAgent, name) => {
  expect(deviceName(userAgent, 'en')).toBe(name);
});

test("a device name is in the reader's language", () => {
  expect(deviceName(`${MOZILLA} (Windows NT 10.0; rv:143.0) Gecko/20100101 Firefox/143.0`, 'ar')).toMatch(/ على /);
  expect(deviceName(null, 'ur')).toMatch(/^\p{Script=Arabic}/u);
});

test('an update of the browser is the same device', () => {
  const version = (n: number) =>
    deviceName(`${MOZILLA} (Windows NT 10.0; Win64; x64; rv:${n}.0) Gecko/20100101 Firefox/${n}.0`, 'en');
  expect(version(150)).toBe(version(143));
});
