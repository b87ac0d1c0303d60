import { describe, expect, onTestFinished, test } from 'vitest';
import { SESSION_ENDED } from '#kernel/contracts/live-events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import { newClient } from '#kernel/persistence/pg.ts';
import { LiveEvents } from '../../http/routes/live-events.ts';
import { after, DAY, isoDay } from '#kernel/clock.ts';
import { openStream, type OpenStream } from '../../../testing/server/open-stream.ts';
import { aBrother, aMatch, decideNext, expectOk, PASSWORD, type Person } from '../../../testing/people.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import type { Answer } from '../../../testing/visitor.ts';

const product = productUnderTest();

test('open pages are notified at once of what they may see, and of nothing earlier', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  const [his, hers, watched] = await Promise.all([
    openStream(brother.browser),
    openStream(sister.browser),
    openStream(guardian.browser),
  ]);

  await brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam.' });
  await expect.poll(() => watched.names).toContain('approval');
  await expect.poll(() => his.names).toContain('message');
  expect(hers.names).not.toContain('message');

  await decideNext(guardian, 'approve');
  await expect.poll(() => hers.names).toContain('message');
  for (const screen of [his, hers, watched]) screen.close();
});

test('the transaction of a change notifies nobody: hints follow on the connection of the listener', async () => {
  const { brother, matchId } = await aMatch(product.current);
  const client = newClient({ connectionString: product.databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  const { rows } = await client.query(`select pid from pg_stat_activity where application_name = 'mithaq-listen'
    and datname = current_database()`);
  const senders = new Map<string, number>();
  client.on('notification', ({ channel, processId }) => senders.set(channel.split('_')[0]!, processId));
  const [queue] = (await client.query(`select left(encode(sha224('pgboss'), 'hex'), 24) as name`)).rows;
  for (const channel of ['mithaq_live', 'mithaq_session_end', `pgboss_${queue.name}`])
    await client.query(`listen ${channel}`);

  await expectOk('Message', brother.browser.post(`/api/matches/${matchId}/messages`, { content: 'Salam again.' }));
  await expect.poll(() => [...senders.keys()].toSorted()).toEqual(['mithaq', 'pgboss']);
  expect([...senders.values()]).toEqual([rows[0].pid, rows[0].pid]);
  senders.clear();
  await expectOk('Signing out', brother.browser.post('/api/auth/signout'));
  await expect.poll(() => senders.get('mithaq')).toBe(rows[0].pid);
});

test('a visitor has no event stream', async () => {
  expect((await product.current.visitor().get('/api/events')).status).toBe(401);
});

describe('a stream ends at once with its session', () => {
  const twoScreens = async (name: string) => {
    const person = await aBrother(product.current, name);
    const other = product.current.visitor();
    await other.post('/api/auth/signin', { email: person.email, password: PASSWORD });
    return { person, other, his: await openStream(person.browser), others: await openStream(other) };
  };

  test('by signing out, and only this stream', async () => {
    const { other, his, others } = await twoScreens('Bilal');
    await other.post('/api/auth/signout');
    await expect.poll(others.ended).toBe(true);
    expect(his.ended()).toBe(false);
    his.close();
  });

  test('by being revoked from another device', async () => {
    const { person, his, others } = await twoScreens('Umar');
    await person.browser.delete('/api/account/sessions');
    await expect.poll(others.ended).toBe(true);
    expect(his.ended()).toBe(false);
    his.close();
  });

  test('by a new password, which announces the end to the other browsers only', async () => {
    const { person, his, others } = await twoScreens('Hamza');
    const newPassword = 'Sunrise over 7 hills!';
    await person.browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    await expect.poll(() => [his.ended(), others.ended()]).toEqual([true, true]);
    expect(others.names).toContain(SESSION_ENDED);
    expect(his.names).not.toContain(SESSION_ENDED);
  });

  test('by another proof of the password, which ends no session', async () => {
    const { person, his, others } = await twoScreens('Talha');
    await expectOk('Proof', person.browser.post('/api/auth/reauthenticate', { password: PASSWORD }));
    await expect.poll(his.ended).toBe(true);
    expect(his.names).not.toContain(SESSION_ENDED);
    expect(others.ended()).toBe(false);
    others.close();
  });

  test('by expiry, at the next heartbeat if nobody announced it', async () => {
    const live = new LiveEvents({ filterRunning: async () => new Set(['runs']) });
    const [over, running] = [live.open('someone' as UserId, 'expired'), live.open('someone' as UserId, 'runs')];
    await live.beat();
    expect([over.writableEnded, running.writableEnded]).toEqual([true, false]);
    live.close();
  });

  test('after 90 days', async () => {
    const { his } = await twoScreens('Salman');
    await product.current.advance('P90D');
    await expect.poll(his.ended).toBe(true);
  });
});

test('what is withheld from a brother changes neither his responses nor his event stream', async () => {
  const { brother, sister, guardian, matchId } = await aMatch(product.current);
  await expectOk('Profile', sister.browser.put('/api/profile', { currentMaritalStatus: 'widowed' }));
  const his = async () => (await brother.browser.get('/api/matches')).body;
  const [hers, streamOfHis] = [await openStream(sister.browser), await openStream(brother.browser)];
  const received = (stream: OpenStream) => stream.names.filter((name) => name === 'match').length;
  /** Expects that an action reaches her, and changes nothing that he reads or receives. */
  const unseen = async (act: () => Promise<Answer>) => {
    await product.current.advance('PT5M');
    const before = { reads: await his(), received: received(streamOfHis) };
    const toHer = received(hers);
    await expectOk('Act', act());
    await expect.poll(() => received(hers)).toBeGreaterThan(toHer);
    expect({ reads: await his(), received: received(streamOfHis) }).toEqual(before);
  };
  const oversee = ({ browser }: Person, mode: string) => browser.post(`/api/matches/${matchId}/supervision`, { mode });
  await unseen(() => oversee(guardian, 'read_along'));
  await expectOk('Withdrawal', oversee(guardian, 'approve'));
  const before = received(streamOfHis);
  await expectOk('Pause', sister.browser.post(`/api/matches/${matchId}/status`, { status: 'paused' }));
  await expect.poll(() => received(streamOfHis)).toBeGreaterThan(before);
  await unseen(async () =>
    sister.browser.put('/api/profile', {
      currentMaritalStatus: 'widowed',
      iddahEndsOn: isoDay(after(await product.current.now(), 30 * DAY)),
    }),
  );
});
