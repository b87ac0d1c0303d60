import { once } from 'node:events';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { testDatabase, testDatabaseUrl } from '../../testing/server/database.ts';
import { after, FixedClock, MINUTE } from '../clock.ts';
import { createLogger } from '../runtime/logger.ts';
import { Jobs } from '../persistence/jobs.ts';
import { JobOutbox } from '../persistence/outbox.ts';
import { DataKeys } from '../sealing/data-keys.ts';
import { Seals } from '../sealing/seals.ts';
import { UnitOfWork } from '../unit-of-work.ts';
import { MAIL_QUEUE, Mailer } from './mailer.ts';
import { SendMail } from './send-mail.ts';

const db = await testDatabase();
const clock = new FixedClock(new Date('2026-11-21T10:00:00Z'));
const log = createLogger('silent');

/** Sends an email to a fake server, with short timeouts, and returns its row. */
async function tryAt(behave: (socket: Socket) => void) {
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
  const uow = new UnitOfWork({ db, clock, outbox: new JobOutbox(jobs) });
  const mailUrl = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const from = { name: 'Mithaq', address: 'salam@mithaq.example' };
  const patience = { step: 100, silence: 150, whole: 400 };
  const sending = new SendMail({ db, uow, jobs, clock, seals, log, mailUrl, from, patience });
  const to = { name: 'Amina', address: 'amina@people.example' };
  const operator = { name: 'A company', address: ['1 Road', 'Leeds'], email: 'help@operator.example' };
  const mailer = new Mailer({ jobs, clock, seals, appUrl: 'https://mithaq.example', operator });
  await uow.run((tx) => mailer.send(tx, { to, mail: 'passwordChanged', subject: 'account' }));
  const { id } = (await db('kernel.mail').first('id'))!;
  await sending.execute({ mailId: id });
  return db('kernel.mail').where({ id }).first('tries', 'next_try_at', 'last_error');
}

/** Responds to each line. */
const talk = (socket: Socket, answer: (line: string) => string | null): void => {
  socket.write('220 mithaq test\r\n');
  socket.on('data', (chunk: Buffer) => {
    const said = answer(chunk.toString());
    if (said !== null) socket.write(`${said}\r\n`);
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
