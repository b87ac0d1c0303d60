// `npm run screenshots`: takes the pictures of the README from the demo, in a site that it starts and ends.
import path from 'node:path';
import type { Browser } from 'playwright';
import { launchBrowser } from '../e2e/support/browser.ts';
import { demoSignIns } from '../src/local/demo/sign-ins.ts';
import { linksOf } from '../src/testing/people.ts';
import { freePort, Product } from '../src/testing/product.ts';
import { runProgram, untilReady } from '../src/testing/server/child-process.ts';

const FOLDER = path.resolve(import.meta.dirname, '../docs/pictures');
const PHONE = { width: 390, height: 780 };
const DESK = { width: 1280, height: 800 };
const ADMIN = { email: 'admin@mithaq.example', password: 'an admin of the pictures 5' };

type Signed = { email: string; password: string };
interface Picture {
  name: string;
  path: string;
  size: typeof PHONE;
  by?: Signed;
  dark?: true;
  /** A text of what the page loads. */
  sees?: string;
}

const port = await freePort();
const program = await runProgram('src/cli/main.ts', {
  PORT: String(port),
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
});
const product = new Product(`http://127.0.0.1:${port}`, program.stop);
const browser = await launchBrowser();
try {
  await untilReady(program, async () => program.said().includes('is running') || undefined);
  const [brother, sister, guardian] = demoSignIns;
  // Emails about several items wait for an hour.
  await product.advance('PT61M');
  const links = (await product.mailTo(guardian!.email)).flatMap(linksOf).map((link) => new URL(link).pathname);
  const decision = links.find((link) => link.startsWith('/decide/'))!;
  const pictures: Picture[] = [
    { name: 'landing', path: '/', size: DESK },
    { name: 'browse', path: '/browse', size: DESK, by: brother! },
    { name: 'decision', path: decision, size: PHONE },
    { name: 'dashboard', path: '/dashboard', size: PHONE, by: sister!, dark: true },
    { name: 'console', path: '/admin-dashboard/users', size: DESK, by: ADMIN, sees: '@demo.mithaq.example' },
  ];
  for (const picture of pictures) await take(browser, picture);
} finally {
  await browser.close();
  await program.stop();
}

async function take(window: Browser, { name, path: address, size, by, dark, sees }: Picture): Promise<void> {
  const context = await window.newContext({
    viewport: size,
    baseURL: product.site,
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const headers = { 'X-Requested-With': 'mithaq', Origin: product.site };
  if (by) await context.request.post('/api/auth/signin', { data: by, headers });
  const page = await context.newPage();
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (sees) await page.getByText(sees).first().waitFor();
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: path.join(FOLDER, `${name}.jpg`), type: 'jpeg', quality: 80 });
  await context.close();
}
