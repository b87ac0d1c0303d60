import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { after, FixedClock, MINUTE } from '../clock.ts';
import { createLogger } from '../runtime/logger.ts';
import { Jobs } from '../persistence/jobs.ts';
import { JobOutbox } from '../persistence/outbox.ts';
import { DataKeys } from '../sealing/data-keys.ts';
import { KeyedHashes } from '../sealing/keyed-hashes.ts';
import { Seals } from '../sealing/seals.ts';
import { UnitOfWork } from '../unit-of-work.ts';
import { MAIL_QUEUE, Mailer } from './mailer.ts';
import { SendMail } from './send-mail.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
const log = createLogger('silent');

/** Sends an email to a fake server, with short timeouts, and returns its row. */
async function tryAt(behave: (socket: Socket) => void) {
  return (await senderTo(behave))();
}

/** Returns what sends an email to a fake server, with short timeouts, and returns its row, if it was not sent. */
async function senderTo(behave: (socket: Socket) => void) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    behave(socket);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const jobs = new Jobs({ url: testDatabaseUrl(), log });
  await jobs.start([MAIL_QUEUE]);
  onTestFinished(() => jobs.stop());
  const seals = new Seals(await DataKeys.open(db, ['a secret']));
  const hashes = new KeyedHashes(['a secret']);
  const uow = new UnitOfWork({ db, clock, outbox: new JobOutbox(jobs) });
  const mailUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const from = 'salam@mithaq.example';
  const patience = { step: 100, silence: 150, whole: 400 };
  const sending = new SendMail({ db, uow, jobs, clock, seals, hashes, log, mailUrl, from, patience });
  const to = { name: 'Amina', address: 'amina@people.example' };
  const operator = { name: 'A company', address: ['1 Road', 'Leeds'], email: 'help@operator.example' };
  const mailer = new Mailer({ jobs, clock, seals, hashes, appUrl: 'https://mithaq.example', operator });
  onTestFinished(() => sending.close());
  return async () => {
    await uow.run((tx) => mailer.send(tx, { to, mail: 'passwordChanged', subject: 'account' }));
    const { id } = (await db('kernel.mail').first('id'))!;
    await sending.execute({ mailId: id });
    return db('kernel.mail').where({ id }).first('tries', 'next_try_at', 'last_error');
  };
}

/** Responds to each line. */
const talk = (socket: Socket, answer: (line: string) => string | null): void => {
  socket.write('220 mithaq test\r\n');
  socket.on('data', (chunk: Buffer) => {
    const said = answer(chunk.toString());
    if (said !== null) socket.write(`${said}\r\n`);
  });
};

/** Takes every email. */
const accept = (socket: Socket): void => {
  let inText = false;
  talk(socket, (chunk) => {
    if (inText && !chunk.endsWith('\r\n.\r\n')) return null;
    inText = chunk.startsWith('DATA');
    return inText ? '354 go on' : '250 ok';
  });
};

const drip = (socket: Socket, text: string): void => {
  const timer = setInterval(() => socket.write(text), 20);
  socket.once('close', () => clearInterval(timer));
};

test.each<[string, (socket: Socket) => void]>([
  ['never greets', () => undefined],
  ['greets without end', (socket) => drip(socket, '220-wait\r\n')],
  ['falls silent at the recipient', (socket) => talk(socket, (line) => (line.startsWith('RCPT') ? null : '250 ok'))],
  [
    'goes on answering without end',
    (socket) => talk(socket, (line) => (line.startsWith('RCPT') ? (drip(socket, '250-wait\r\n'), null) : '250 ok')),
  ],
])('a server that %s costs a try and no more', async (_, behave) => {
  expect(await tryAt(behave)).toEqual({ tries: 1, next_try_at: after(clock.now(), MINUTE), last_error: 'ETIMEDOUT' });
});

test('a broken connection counts as a try', async () => {
  expect(await tryAt((socket) => socket.destroy())).toMatchObject({
    tries: 1,
    next_try_at: after(clock.now(), MINUTE),
  });
});

test('emails share a connection, and a new one replaces a connection that the server has closed', async () => {
  const connections: Socket[] = [];
  const send = await senderTo((socket) => {
    connections.push(socket);
    accept(socket);
  });
  expect([await send(), await send()]).toEqual([undefined, undefined]);
  expect(connections).toHaveLength(1);
  connections[0]!.destroy();
  await once(connections[0]!, 'close');
  expect(await send()).toBeUndefined();
  expect(connections).toHaveLength(2);
});

test('stalled connections give up their places to later emails', async () => {
  let stalled = 0;
  const send = await senderTo((socket) => {
    if (++stalled <= 12) drip(socket, '220-wait\r\n');
    else accept(socket);
  });
  for (let tries = 1; tries <= 12; tries++) expect(await send()).toMatchObject({ last_error: 'ETIMEDOUT' });
  expect(await send()).toBeUndefined();
});
