import { expect, test } from 'vitest';
import { readEnvironment } from './env.ts';

const production = {
  MODE: 'production',
  DATABASE_URL: 'postgres://db.example/mithaq',
  APP_URL: 'https://mithaq.example/',
  SESSION_KEYS: 'new, old',
  MAIL_URL: 'smtps://mail.example',
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_PUBLISHABLE_KEY: 'pk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
};

test('local mode needs no setting', () => {
  expect(readEnvironment({})).toMatchObject({
    mode: 'local',
    role: 'all',
    appUrl: 'http://127.0.0.1:3000',
    demoData: true,
  });
});

test('production refuses to start without what it needs, naming each', () => {
  const attempt = () => readEnvironment({ MODE: 'production' });
  for (const name of Object.keys(production).filter((key) => key !== 'MODE')) expect(attempt).toThrow(name);
});

test('production is reached over https only', () => {
  expect(() => readEnvironment({ ...production, APP_URL: 'http://mithaq.example' })).toThrow('APP_URL over https');
});

test('production takes the keys newest first, and never has demo people', () => {
  expect(readEnvironment({ ...production, DEMO_DATA: 'on' })).toMatchObject({
    sessionKeys: ['new', 'old'],
    demoData: false,
    appUrl: 'https://mithaq.example',
  });
});

test('a setting that cannot be is named', () => {
  expect(() => readEnvironment({ PORT: 'http', ROLE: 'boss' })).toThrow(/PORT.*ROLE|ROLE.*PORT/);
});
