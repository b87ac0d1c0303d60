// `npm run bench:web`: measures pages on a slow phone with Lighthouse, as medians of three runs, against the budgets;
// then on a connection of 400 kbit/s the time until the first words, and until a guardian's decision. Exits with 1 if a
// budget is exceeded. `npm run bench:web -- /auth` measures the named pages.
import { chromium } from 'playwright';
import { findBrowser, FLAGS, launchBrowser } from '../e2e/support/browser.ts';
import { seedLandingPage } from '../src/testing/landing-page.ts';
import { aMatch, expectOk, linkIn, PASSWORD, type Person } from '../src/testing/people.ts';
import { launch, lighthouse, type Audit, type LighthouseResult } from './lighthouse.ts';
import { serve } from './serve.ts';
import { decisionBy, firstWordsOf, SLOW_LINK_BUDGET, type Cookie } from './slow-link.ts';
import { quantile } from './support.ts';

const RUNS = 3;
const KB = 1024;

/** Scores out of 100, LCP in seconds, transferred sizes in KB. */
interface Figures {
  score: number;
  /** The lowest score of accessibility, best practices and SEO. */
  others: number;
  lcp: number;
  cls: number;
  scripts: number;
  document: number;
}
interface Kind {
  budget: Figures;
  pages: string[];
}

/** Placeholder for the link in a guardian's email. */
const DECISION = '/decide/:token';

/** The last kind is measured as a member. */
const kinds: Record<string, Kind> = {
  content: {
    budget: { score: 98, others: 100, lcp: 0.9, cls: 0.02, scripts: 0, document: 14 },
    pages: [
      '/',
      '/pricing',
      '/guidance',
      '/guidance/what-a-guardian-does',
      '/example-profiles',
      '/privacy-policy',
      '/terms-of-service',
      '/how-fit-is-worked-out',
    ],
  },
  form: {
    budget: { score: 98, others: 100, lcp: 0.9, cls: 0.02, scripts: 165, document: 14 },
    pages: [
      '/auth',
      '/auth?tab=signup',
      '/forgot-password',
      '/reset-password',
      '/confirm-email',
      '/wali-verify',
      '/guardian-claim',
      DECISION,
    ],
  },
  app: {
    budget: { score: 95, others: 100, lcp: 1.2, cls: 0.05, scripts: 165, document: 30 },
    pages: ['/dashboard', '/browse', '/matches', '/messages', '/interest-requests', '/profile', '/account-settings'],
  },
};

const named = process.argv.slice(2);
// Nothing else controls this browser, since that would take some of its time.
const chrome = await launch({ chromePath: await findBrowser(), chromeFlags: [...FLAGS, '--headless'] });
process.once('exit', () => chrome.kill());
const { product, stop } = await serve({ RATE_LIMITS: 'off' });
try {
  await seedLandingPage(product);
  const { brother, guardian, matchId } = await aMatch(product);
  const message = `/api/matches/${matchId}/messages`;
  await expectOk('Message', brother.browser.post(message, { content: 'May I ask how you spend Ramadan at home?' }));
  await product.advance('PT61M');
  const decision = await linkIn(product, guardian.email, /(\/decide\/[\w-]+)/);
  await expectOk('Sign-in', brother.browser.post('/api/auth/signin', { email: brother.email, password: PASSWORD }));
  const addressOf = (path: string) => product.site + (path === DECISION ? decision : path);
  for (const [name, { budget, pages }] of Object.entries(kinds)) {
    console.log(`\n${name}: ${summary(budget)}`);
    if (name === 'app') await signIn(brother);
    for (const path of pages.filter(isWanted)) {
      const runs: Awaited<ReturnType<typeof look>>[] = [];
      for (let run = 0; run < RUNS; run += 1) runs.push(await look(addressOf(path)));
      const median = (figure: keyof Figures) =>
        quantile(
          runs.map((run) => run.figures[figure]),
          0.5,
          1000,
        );
      const figures: Figures = {
        score: median('score'),
        others: median('others'),
        lcp: median('lcp'),
        cls: median('cls'),
        scripts: median('scripts'),
        document: median('document'),
      };
      const beyond = (Object.keys(budget) as (keyof Figures)[]).filter((figure) =>
        figure === 'score' || figure === 'others' ? figures[figure] < budget[figure] : figures[figure] > budget[figure],
      );
      if (beyond.length > 0) process.exitCode = 1;
      console.log(`  ${path.padEnd(24)} ${summary(figures)}${beyond.map((figure) => `  BEYOND: ${figure}`).join('')}`);
      console.log(
        `  ${''.padEnd(24)} painted last: ${runs.at(-1)!.painted}; moved: ${runs.at(-1)!.moved}; blocked: ${runs.map(({ blocked }) => Math.round(blocked)).join(', ')} ms`,
      );
    }
  }

  chrome.kill();
  const browser = await launchBrowser();
  console.log(`\n400 kbit/s: first words within ${SLOW_LINK_BUDGET.firstWords} s`);
  for (const [name, { pages }] of Object.entries(kinds))
    for (const path of pages.filter(isWanted)) {
      const cookies = name === 'app' ? cookiesOf(brother) : [];
      report(path, await firstWordsOf(browser, addressOf(path), cookies), SLOW_LINK_BUDGET.firstWords);
    }
  if (isWanted(DECISION))
    report('a decision is made', await decisionBy(browser, addressOf(DECISION)), SLOW_LINK_BUDGET.decision);
  await browser.close();
} finally {
  await stop();
}

function isWanted(path: string): boolean {
  return named.length === 0 || named.includes(path);
}

function report(what: string, seconds: number, budget: number): void {
  if (seconds > budget) process.exitCode = 1;
  console.log(`  ${what.padEnd(24)} ${seconds.toFixed(2)} s${seconds > budget ? '  BEYOND' : ''}`);
}

function summary({ score, others, lcp, cls, scripts, document }: Figures): string {
  return `score ${score}, others ${others}, LCP ${lcp} s, CLS ${cls}, scripts ${scripts} KB, document ${document} KB`;
}

/** Opens all later pages of the browser as this person. */
async function signIn(person: Person): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
  const session = await browser.newBrowserCDPSession();
  await session.send('Storage.setCookies', { cookies: cookiesOf(person) });
  await browser.close();
}

function cookiesOf(person: Person): Cookie[] {
  return person.browser.cookieList().map(({ name, value }) => ({ name, value, url: product.site }));
}

/** Transferred bytes of bodies by resource type. */
function sentIn(log: LighthouseResult['artifacts']['DevtoolsLog']): Map<string, number> {
  const heads = new Map<string, { type: string; length: number }>();
  const sent = new Map<string, number>();
  for (const { method, params } of log) {
    if (method === 'Network.responseReceived')
      heads.set(params.requestId, { type: params.type, length: params.response.encodedDataLength });
    if (method !== 'Network.loadingFinished') continue;
    const head = heads.get(params.requestId);
    if (head) sent.set(head.type, (sent.get(head.type) ?? 0) + params.encodedDataLength - head.length);
  }
  return sent;
}

/** Runs Lighthouse with its simulated phone: a slow connection and processor. */
async function look(address: string): Promise<{ figures: Figures; painted: string; moved: string; blocked: number }> {
  const ran = await lighthouse(address, {
    port: chrome.port,
    logLevel: 'error',
  });
  const { audits, categories, runtimeError } = ran!.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const sent = sentIn(ran!.artifacts.DevtoolsLog);
  // Pages that must not be indexed have no SEO score.
  const isOpen = audits['is-crawlable']?.score === 1;
  const others = ['accessibility', 'best-practices', ...(isOpen ? ['seo'] : [])].map((name) => categories[name]);
  return {
    figures: {
      score: hundredths(categories['performance']),
      others: Math.min(...others.map(hundredths)),
      lcp: audits['largest-contentful-paint']!.numericValue! / 1000,
      cls: audits['cumulative-layout-shift']!.numericValue!,
      scripts: (sent.get('Script') ?? 0) / KB,
      document: (sent.get('Document') ?? 0) / KB,
    },
    painted: nodesOf(audits['lcp-breakdown-insight']),
    moved: nodesOf(audits['cls-culprits-insight']),
    blocked: audits['total-blocking-time']!.numericValue!,
  };
}

function hundredths(category: { score: number | null } | undefined): number {
  return Math.round((category?.score ?? 0) * 100);
}

/** The elements that an audit lists. */
function nodesOf(audit: Audit | undefined): string {
  const results = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('selector' in value && typeof value.selector === 'string') results.add(value.selector);
    Object.values(value).forEach(walk);
  };
  walk(audit?.details?.items);
  return [...results].join(', ') || 'nothing';
}
