import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { FixedClock } from '#kernel/clock.ts';
import { isWaiting } from '../../testing/server/killable-server.ts';
import { testDatabase } from '../../testing/server/database.ts';
import { startStripeStandIn } from './index.ts';

const db = await testDatabase();

test('a delivery includes every event so far, even if a run was under way', async () => {
  const delivered: string[] = [];
  const site = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      delivered.push(JSON.parse(body).data.object.email);
      response.end();
    })();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const standIn = await startStripeStandIn({
    db,
    clock: new FixedClock(new Date('2027-01-31T10:00:00Z')),
    siteUrl: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    webhookSecret: 'whsec_test',
    events: ['customer.created'],
  });
  onTestFinished(async () => {
    await standIn.stop();
    site.close();
  });
  const { at, secretKey } = standIn.access;
  const become = (email: string) =>
    fetch(`http://${at!.host}:${at!.port}/v1/customers`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${secretKey}`, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: `email=${email}`,
    });

  const latest = await db.transaction(async (trx) => {
    await trx.raw('lock table local.stripe_webhooks in access exclusive mode');
    // It has found no new event, and waits.
    const earlier = standIn.deliver();
    await expect.poll(() => isWaiting(db, 'relation')).toBe(true);
    expect((await become('layla@people.example')).status).toBe(200);
    return { deliveries: Promise.all([earlier, standIn.deliver()]) };
  });
  expect((await latest.deliveries)[1]).toBe(1);
  expect(delivered).toEqual(['layla@people.example']);
});
