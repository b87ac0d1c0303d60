import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What may differ between the themes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 700 };
const TABLET = { width: 768, height: 1024 };
const OF_STAFF = { width: 360, height: 740 };

/** The smaller windows in which pages are looked at, the one to which they are fitted first. */
export const SMALL = { member: [PHONE, NARROWEST], console: [TABLET, OF_STAFF] } as const;

/**
 * Looks at a page as it stands in both themes and at both widths: nothing that axe finds, nothing wider than the
 * screen, and nothing too small for a finger.
 */
export async function expectGoodLooks(page: Page, windows: keyof typeof SMALL = 'member'): Promise<void> {
  const [small] = SMALL[windows];
  const looks = [
    { size: DESK, colorScheme: 'light' },
    { size: DESK, colorScheme: 'dark', rules: COLOURS },
    { size: small, colorScheme: 'dark' },
    { size: small, colorScheme: 'light', rules: COLOURS },
  ] as const;
  for (const { size, colorScheme, ...only } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // What has been scrolled under the bar could not be measured.
    await page.evaluate('scrollTo(0, 0)');
    const missing = [...(await faults(page, 'rules' in only ? only.rules : undefined)), ...(await faint(page))];
    expect(missing, `at ${size.width} px, ${colorScheme}`).toEqual([]);
  }
  expect(await strayWords(page), 'words that run in the direction of the page').toEqual([]);
  for (const size of SMALL[windows]) {
    await page.setViewportSize(size);
    expect(await wider(page), `what is wider than ${size.width} px`).toEqual([]);
  }
  for (const size of [small, DESK]) {
    await page.setViewportSize(size);
    expect(await tooSmall(page), `what is smaller than a finger at ${size.width} px`).toEqual([]);
  }
}

/** What axe finds by all the rules of WCAG 2.2 AA or by these, and the contrasts that it could not measure. */
export async function faults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await whenStill(page);
  const { violations, incomplete } = await lookedAt(page, rules ?? WCAG);
  const unmeasured = incomplete.filter(({ id }) => id === 'color-contrast');
  return [...violations, ...unmeasured].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, any }) =>
      [id, target.join(' '), failureSummary, any[0]?.data?.messageKey].filter(Boolean).join(' | '),
    ),
  );
}

async function lookedAt(page: Page, runOnly: readonly string[]): Promise<AxeResults> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) {
    // What is sent by itself is parsed once, and no content policy forbids it.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: AXE });
    await session.detach();
  }
  // What is behind a dialog is out of reach, and is looked at without the dialog.
  const hasDialog = (await page.getByRole('dialog').count()) > 0;
  // A frame is a page of its own, and is looked at by its own address.
  const where = { ...(hasDialog && { include: [['[role=dialog]']] }), exclude: [['iframe']] };
  // What passes is not told of, and need not be described.
  const how = { runOnly, iframes: false, resultTypes: ['violations', 'incomplete'] };
  return page.evaluate<AxeResults>(`axe.run(${JSON.stringify(where)}, ${JSON.stringify(how)})`);
}

/**
 * Waits until nothing has changed its colour or place for two frames: a change of theme goes through the page step by
 * step.
 */
export const whenStill = (page: Page) =>
  page.evaluate(`(async () => {
    const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let calm = 0; calm < 2; calm = moves() ? 0 : calm + 1) await new Promise(requestAnimationFrame);
  })()`);

/** Buttons that can't be pressed now, whose words are too faint to read: axe leaves them out. */
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
 * Words that are not set in their own direction: the people of the journeys write Arabic and the page speaks English,
 * or the other way round. A box for free text takes any direction too.
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

/** The elements that reach beyond the window's edge, if the page can be scrolled sideways. */
const wider = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  })()`);

/**
 * What can be pressed on less than 44 by 44 pixels, as a finger finds it: with its label, and with what reaches beyond
 * its box. Links within a sentence are excepted, and what is hidden behind a dialog.
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
