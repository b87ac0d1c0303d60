import { setTimeout as pause } from 'node:timers/promises';
import nodemailer from 'nodemailer';
import { readEnvironment } from '../app/env.ts';

// `npm run mail:test -- somebody@example.com`: sends one email through MAIL_URL and says what the mail server answered.
const [to] = process.argv.slice(2);
const PATIENCE_MS = 20_000;

async function send(): Promise<string> {
  const { mailUrl, mailFrom, appUrl, operator } = readEnvironment(process.env);
  if (!mailUrl) throw new Error('MAIL_URL is not set: emails go to the local mailbox, at /dev/mailbox of the site.');
  if (!to?.includes('@')) throw new Error('Say to whom: npm run mail:test -- somebody@example.com');
  const transport = nodemailer.createTransport({ url: mailUrl, connectionTimeout: 10_000, greetingTimeout: 10_000 });
  const sent = transport.sendMail({
    from: { name: operator.name, address: mailFrom },
    to,
    subject: 'About your account',
    text: `This is a test. ${appUrl} can send emails with these settings. You do not need to do anything.`,
  });
  const late = pause(PATIENCE_MS, undefined, { ref: false }).then(() => {
    throw new Error(`the mail server did not answer within ${PATIENCE_MS / 1000} seconds`);
  });
  const { response, messageId } = await Promise.race([sent, late]).finally(() => transport.close());
  return `The mail server took it for ${to}: ${response} (${messageId})`;
}

try {
  process.stdout.write(`${await send()}\n`);
} catch (error) {
  process.stderr.write(`No email was sent. ${(error as Error).message}\n`);
  process.exitCode = 1;
}
