import { expect, test } from 'vitest';
import { destinationOf } from './destination.ts';

test('a DSN of Sentry leads to the project, with its public key', () => {
  expect(destinationOf('https://abc123@o1.ingest.de.sentry.io/42')).toEqual({
    traces: 'https://o1.ingest.de.sentry.io/api/42/integration/otlp/v1/traces',
    logs: 'https://o1.ingest.de.sentry.io/api/42/integration/otlp/v1/logs',
    headers: { 'x-sentry-auth': 'sentry sentry_key=abc123' },
  });
  expect(destinationOf('https://abc123@sentry.example/errors/42')?.traces).toBe(
    'https://sentry.example/errors/api/42/integration/otlp/v1/traces',
  );
});

test('the address of a collector is the base of its paths, with user and token if it has them', () => {
  expect(destinationOf('http://127.0.0.1:4318/')).toEqual({
    traces: 'http://127.0.0.1:4318/v1/traces',
    logs: 'http://127.0.0.1:4318/v1/logs',
    headers: {},
  });
  expect(destinationOf('https://7:a%2Fb@otlp.example/otlp')).toEqual({
    traces: 'https://otlp.example/otlp/v1/traces',
    logs: 'https://otlp.example/otlp/v1/logs',
    headers: { Authorization: `Basic ${btoa('7:a/b')}` },
  });
});

test.each(['collector', 'ftp://collector.example', 'https://key@sentry.example', 'https://otlp.example/?key=7'])(
  '%s is refused',
  (setting) => {
    expect(destinationOf(setting)).toBeNull();
  },
);
