import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import nodemailer from 'nodemailer';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { email, personName } from '../contracts/fields.ts';
import { normalEmail } from '../values/email-address.ts';

// Without SMTPUTF8, a server accepts ASCII only.
const received: { recipient: string; headers: string }[] = [];
const server = new SMTPServer({
  hideSMTPUTF8: true,
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData(stream, session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const [headers = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n');
      received.push({ recipient: session.envelope.rcptTo.map(({ address }) => address).join(), headers });
      done();
    });
  },
});
const address = () => server.server.address() as AddressInfo;

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(() => new Promise<void>((done) => server.close(done)));

test.each([
  ['amina@münchen.example', 'amina@xn--mnchen-3ya.example'],
  ['amina@مثال.إختبار', 'amina@xn--mgbh0fb.xn--kgbechtv'],
  ["!#$%&'*+-/=?^_`{|}~@people.example", "!#$%&'*+-/=?^_`{|}~@people.example"],
  ["o'brien|x@people.example", "o'brien|x@people.example"],
  ['a%b@people.example', 'a%b@people.example'],
  ['?=a=?@people.example', '?=a=?@people.example'],
])('%s is written to as %s', async (typed, expected) => {
  const transport = nodemailer.createTransport({ host: '127.0.0.1', port: address().port });
  const name = personName(60).parse('علی\u200cرضا · Gal·la');
  const { envelope } = await transport.sendMail({
    from: 'salam@mithaq.example',
    to: { name, address: email.parse(typed) },
    subject: 'Salam',
    text: 'Salam',
  });
  transport.close();
  const { recipient, headers } = received.at(-1)!;
  expect(envelope.to).toEqual([expected]);
  // The server decodes a domain to its readable form.
  expect(normalEmail(recipient)).toBe(expected);
  expect(headers).toMatch(/^\p{ASCII}*$/u);
  expect(headers.match(/^(to|bcc|cc):/gim)).toHaveLength(1);
  expect(headers).toContain(`<${expected}>`);
});
