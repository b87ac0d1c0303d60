import type { Knex } from 'knex';
import { listenForMail, type SmtpServer } from './smtp.ts';
import { MailStore } from './store.ts';

export { page } from './pages.ts';
export { mailboxRoutes } from './routes.ts';

/**
 * Starts the local SMTP server, which stores every email for the mailbox's pages. `url` is for MAIL_URL; local mode
 * only.
 */
export async function startMailbox({ db }: { db: Knex }): Promise<SmtpServer> {
  const store = new MailStore(db);
  await store.make();
  return listenForMail((mail) => store.add(mail));
}
