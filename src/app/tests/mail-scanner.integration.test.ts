import { expect, test } from 'vitest';
import texts from '#kernel/i18n/en/emails.json' with { type: 'json' };
import type { MailId } from '#kernel/mail/mailer.ts';
import { everyRow } from '../../testing/every-row.ts';
import { provocations } from '../../testing/mail-provocations.ts';
import { linksOf } from '../../testing/people.ts';
import { productUnderTest } from '../../testing/product-under-test.ts';

const product = productUnderTest({ settings: { RATE_LIMITS: 'off' } });

/** All that the database holds, but the queue's own book-keeping. */
async function everything(): Promise<string[]> {
  await product.current.settle();
  const rows = await everyRow(product.current.application.kernel.db);
  return rows
    .filter(({ table }) => !table.startsWith('pgboss.'))
    .map(({ table, text }) => `${table} ${text}`)
    .sort();
}

/** Where a scanner looks: each link of a letter in both of its forms, and what its headers name. */
async function addressesIn(address: string): Promise<string[]> {
  const mails = await product.current.mailTo(address);
  const named = mails.flatMap(({ headers }) =>
    [...(headers['list-unsubscribe'] ?? '').matchAll(/<(https?:[^>]+)>/g)].map(([, link]) => link!),
  );
  const links = [...new Set([...mails.flatMap(linksOf), ...named])];
  // Some guess that what a page shows has a call behind it.
  const calls = ['/api/wali-verify/$1?', '/decide/invitation/$1?'].flatMap((call) =>
    links.map((link) => link.replace(/\/wali-verify\?id=([\w-]+)&/, call)),
  );
  return [...new Set([...links, ...calls])];
}

test.each(Object.keys(texts) as MailId[])(
  'a scanner that opens every link of %s and presses nothing changes nothing',
  async (id) => {
    const { to } = await provocations[id](product.current);
    const before = await everything();
    const addresses = await addressesIn(to);
    expect(addresses.length).toBeGreaterThan(0);
    for (const method of ['HEAD', 'GET', 'GET'])
      for (const address of addresses) {
        const { status } = await fetch(address, { method, redirect: 'manual' });
        expect(status, `${method} ${address}`).toBeLessThan(500);
      }
    expect(await everything()).toEqual(before);
  },
  60_000,
);
