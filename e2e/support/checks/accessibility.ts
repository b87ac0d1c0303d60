import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** The rule that takes two thirds of axe's time. */
const CONTRAST = 'color-contrast';
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 700 };
const TABLET = { width: 768, height: 1024 };
const OF_STAFF = { width: 360, height: 740 };

/** The smaller windows for checks; the pages are designed for the first one. */
export const SMALL = { member: [PHONE, NARROWEST], console: [TABLET, OF_STAFF] } as const;

/** Height of a page or dialog with a bar that stays in view; 0 for others. */
const COVERED = `Math.max(0, ...[...document.querySelectorAll(
  '.veil:has(.dialog-foot), :root:has(.decision-foot, .form-end, .foot-bar)')].map((element) => element.scrollHeight))`;

/**
 * Checks a page at both widths and in both themes, and leaves it at the smallest: axe's rules, nothing wider than the
 * screen, no target too small for a finger. Contrasts of members' pages are measured in one theme: `colours.test.ts`
 * checks each pair of tokens in both.
 */
export async function expectGoodLooks(page: Page, windows: keyof typeof SMALL = 'member'): Promise<void> {
  const [small, smaller] = SMALL[windows];
  const looks = [
    { size: DESK, colorScheme: 'light' },
    { size: small, colorScheme: 'dark' },
  ] as const;
  for (const { size, colorScheme } of looks) {
    await resize(page, size);
    await page.emulateMedia({ colorScheme });
    // Elements behind the bar cannot be measured, and a bar covers some in any other window.
    await page.evaluate('scrollTo(0, 0)');
    await resize(page, { ...size, height: Math.max(size.height, await page.evaluate<number>(COVERED)) });
    const without = windows === 'member' && colorScheme === 'light' ? [CONTRAST] : [];
    const missing = [...(await faults(page, without)), ...(await faint(page))];
    expect(missing, `at ${size.width} px, ${colorScheme}`).toEqual([]);
    expect(await tooSmall(page), `what is smaller than a finger at ${size.width} px`).toEqual([]);
  }
  expect(await strayWords(page), 'words that run in the direction of the page').toEqual([]);
  for (const size of [small, smaller]) {
    await resize(page, { ...page.viewportSize()!, width: size.width });
    expect(await wider(page), `what is wider than ${size.width} px`).toEqual([]);
  }
}

/** Each resizing lays out and paints the whole page, also one to the size that it has. */
async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  const present = page.viewportSize();
  if (present?.width !== size.width || present.height !== size.height) await page.setViewportSize(size);
}

/** Violations of WCAG 2.2 AA except of the excluded rules, and contrasts that axe could not measure. */
export async function faults(page: Page, excluded: string[] = []): Promise<string[]> {
  await whenStill(page);
  const { violations, incomplete } = await lookedAt(page, excluded);
  const unmeasured = incomplete.filter(({ id }) => id === CONTRAST);
  return [...violations, ...unmeasured].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, any }) =>
      [id, target.join(' '), failureSummary, any[0]?.data?.messageKey].filter(Boolean).join(' | '),
    ),
  );
}

async function lookedAt(page: Page, excluded: string[]): Promise<AxeResults> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) {
    // Sent directly, the script is parsed once, and no content policy blocks it.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: AXE });
    await session.detach();
  }
  // Content behind a dialog is inert; the page without the dialog is checked on its own.
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  // A frame is a page with its own address and its own check.
  const where = { ...(hasDialog && { include: [['[role=dialog]']] }), exclude: [['iframe']] };
  const rules = Object.fromEntries(excluded.map((id) => [id, { enabled: false }]));
  // Results of passed rules are not needed.
  const how = { runOnly: WCAG, rules, iframes: false, resultTypes: ['violations', 'incomplete'] };
  return page.evaluate<AxeResults>(`axe.run(${JSON.stringify(where)}, ${JSON.stringify(how)})`);
}

/** Waits until no colour or position has changed for two frames, since a change of theme takes several frames. */
export const whenStill = (page: Page) =>
  page.evaluate(`(async () => {
    const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let calm = 0; calm < 2; calm = moves() ? 0 : calm + 1) await new Promise(requestAnimationFrame);
  })()`);

/** Disabled buttons with too little contrast, which axe ignores. */
const faint = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const channels = (colour) => colour.match(/[\\d.]+/g).map(Number);
    const light = (colour) => {
      const [r, g, b] = channels(colour).map((part) => part / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const clear = (colour) => channels(colour)[3] === 0;
    const ground = (element) => {
      const colour = getComputedStyle(element).backgroundColor;
      return clear(colour) && element.parentElement ? ground(element.parentElement) : colour;
    };
    const contrast = (element) => {
      const [dark, bright] = [light(getComputedStyle(element).color), light(ground(element))].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    return [...document.querySelectorAll('button[aria-disabled=true]')]
      .map((element) => [contrast(element), element.outerHTML])
      .filter(([ratio]) => ratio < 4.5)
      .map(([ratio, html]) => ratio.toFixed(2) + ' ' + html);
  })()`);

/**
 * Words in a wrong direction, e.g. of Arabic texts on English pages and the other way round. A box for free text may
 * have any direction.
 */
const strayWords = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const strange = document.documentElement.dir === 'rtl' ? /[A-Za-z]{2}/ : /[\\u0600-\\u06ff]/;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const stray = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      // Within a sentence of ours two signs set them apart.
      const open = data.replace(/\\u2068[^\\u2069]*\\u2069/g, '');
      const set = parentElement.closest('[dir=auto], bdi, [lang]:not(html), script, noscript, style, svg, title');
      if (strange.test(open) && !set) stray.push(data);
    }
    const boxes = document.querySelectorAll('textarea:not([dir], [aria-hidden=true]), input[type=text]:not([dir])');
    return [...stray, ...[...boxes].map((box) => box.outerHTML)];
  })()`);

/** The elements beyond the window's edge, if the page scrolls sideways. */
const wider = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  })()`);

/**
 * Targets smaller than 44 by 44 pixels, including their label and overflow. Links within a sentence and elements behind
 * a dialog are exempt.
 */
const tooSmall = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const LEAST = 44;
    const within = document.querySelector('[role=dialog]') ?? document.body;
    const pressed = within.querySelectorAll('a[href], button, input, select, textarea, summary, [role=tab]');
    const isPart = (place, found) => found && (place.contains(found) || found.contains(place) && found.matches('label'));
    const reach = (place, x, y, dx, dy) => {
      let steps = 0;
      while (steps < LEAST && isPart(place, document.elementFromPoint(x + dx * steps, y + dy * steps))) steps++;
      return steps;
    };
    const inSentence = (link) => {
      if (!link.matches('a') || getComputedStyle(link).display !== 'inline') return false;
      const around = link.closest('p, li, dd, td, label, figcaption, blockquote');
      return around !== null && around.textContent.trim() !== link.textContent.trim();
    };
    const small = (place) => {
      const target = place.matches('input[type=checkbox], input[type=radio]') ? place.closest('label') ?? place : place;
      const box = target.getBoundingClientRect();
      if (box.width >= LEAST - 0.5 && box.height >= LEAST - 0.5) return false;
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const across = reach(target, x, y, 1, 0) + reach(target, x, y, -1, 0);
      const along = reach(target, x, y, 0, 1) + reach(target, x, y, 0, -1);
      return across < LEAST || along < LEAST;
    };
    const found = [...pressed].filter((place) => {
      const { width, height, bottom } = place.getBoundingClientRect();
      const isThere = width > 1 && height > 1 && bottom > 0 && place.checkVisibility({ visibilityProperty: true });
      return isThere && !place.closest('[aria-hidden=true], iframe') && !inSentence(place) && small(place);
    });
    scrollTo(0, 0);
    return location.pathname.startsWith('/dev/') ? [] : found.map((place) => place.outerHTML.slice(0, 160));
  })()`);
