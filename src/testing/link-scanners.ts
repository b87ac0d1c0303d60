import { everyRow } from './every-row.ts';
import { linksOf } from './people.ts';
import type { Email, Product } from './product.ts';

/** Headers of programs that open the links of emails before the recipients do, or instead of them. */
const SCANNERS = {
  'Outlook Safe Links': {
    'User-Agent':
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0',
    'Upgrade-Insecure-Requests': '1',
  },
  'the preview of Outlook': { 'User-Agent': 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)' },
  'the image proxy of Gmail': {
    'User-Agent': 'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
  },
  // A WebView of Android sends its app's name in the header that marks the request of a page's button.
  'the browser inside Gmail’s app': {
    'User-Agent': 'Mozilla/5.0 (Linux; Android 14; wv) AppleWebKit/537.36 Chrome/120.0.0.0 Mobile Safari/537.36',
    'X-Requested-With': 'com.google.android.gm',
  },
  Barracuda: { 'User-Agent': 'BarracudaCentral/1.0 (Link Protection)', Referer: 'https://linkprotect.cudasvc.com/' },
  'Proofpoint URL Defense': { 'User-Agent': 'Mozilla/5.0 ProofpointURLDefense', Purpose: 'prefetch' },
  'a library without an agent of its own': { 'User-Agent': 'python-requests/2.31.0', Accept: 'application/json' },
} satisfies Record<string, Record<string, string>>;

/** The addresses that a scanner opens: the links in both forms of the emails, and those in their headers. */
function addressesIn(mails: Email[]): string[] {
  const named = mails.flatMap(({ headers }) =>
    [...(headers['list-unsubscribe'] ?? '').matchAll(/<(https?:[^>]+)>/g)].map(([, link]) => link!),
  );
  const links = [...new Set([...mails.flatMap(linksOf), ...named])];
  // Some scanners guess the endpoint behind a page.
  const calls = ['/api/wali-verify/$1?', '/decide/invitation/$1?'].flatMap((call) =>
    links.map((link) => link.replace(/\/wali-verify\?id=([\w-]+)&/, call)),
  );
  return [...new Set([...links, ...calls])];
}

/** All rows of the database, except those of the job queue. */
export async function idleRows(product: Product): Promise<string[]> {
  await product.waitForIdle();
  const rows = await everyRow(product.application.kernel.db, { without: ['pgboss'] });
  return rows.map(({ table, text }) => `${table} ${text}`).sort();
}

type Scanner = keyof typeof SCANNERS;

/** Opens all links of the emails with HEAD and GET, once as each scanner. */
export async function scanLinks(mails: Email[], scanners = Object.keys(SCANNERS) as Scanner[]): Promise<void> {
  const addresses = addressesIn(mails);
  if (addresses.length === 0) throw new Error('No e-mail has a link');
  for (const scanner of scanners)
    for (const method of ['HEAD', 'GET'])
      await Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(address, { method, headers: SCANNERS[scanner], redirect: 'manual' });
          await answer.arrayBuffer();
          if (answer.status >= 500 || answer.status === 429)
            throw new Error(`${scanner} was answered ${answer.status} to ${method} ${address}`);
        }),
      );
}
