import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];
/** What may differ between the themes. */
const COLOURS = ['color-contrast', 'link-in-text-block'];
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const NARROWEST = { width: 320, height: 700 };

/**
 * Looks at a page as it stands in both themes and at both widths: nothing that axe finds, and nothing wider than the
 * screen.
 */
export async function expectGoodLooks(page: Page): Promise<void> {
  const looks = [
    { size: DESK, colorScheme: 'light' },
    { size: DESK, colorScheme: 'dark', rules: COLOURS },
    { size: PHONE, colorScheme: 'dark' },
    { size: PHONE, colorScheme: 'light', rules: COLOURS },
  ] as const;
  for (const { size, colorScheme, ...only } of looks) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    // What has been scrolled under the bar could not be measured.
    await page.evaluate('scrollTo(0, 0)');
    expect(await faults(page, 'rules' in only ? only.rules : undefined), `at ${size.width} px, ${colorScheme}`).toEqual(
      [],
    );
  }
  expect(await strayWords(page), 'words that run in the direction of the page').toEqual([]);
  for (const size of [PHONE, NARROWEST]) {
    await page.setViewportSize(size);
    expect(await wider(page), `what is wider than ${size.width} px`).toEqual([]);
  }
}

/** What axe finds by all the rules of WCAG 2.2 AA or by these, and the contrasts that it could not measure. */
export async function faults(page: Page, rules?: readonly string[]): Promise<string[]> {
  await atRest(page);
  const { violations, incomplete } = await (await axeFor(page, rules)).analyze();
  const unmeasured = incomplete.filter(({ id }) => id === 'color-contrast');
  return [...violations, ...unmeasured].flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary, any }) =>
      [id, target.join(' '), failureSummary, any[0]?.data?.messageKey].filter(Boolean).join(' | '),
    ),
  );
}

async function axeFor(page: Page, rules?: readonly string[]): Promise<AxeBuilder> {
  // Two things save half of the time: no care for frames where there are none, and axe is loaded once.
  const alone = page.frames().length === 1;
  const loaded = alone && (await page.evaluate<boolean>('"axe" in window'));
  const axe = new AxeBuilder({ page, ...(loaded && { axeSource: '"is loaded"' }) }).setLegacyMode(alone);
  // A frame is a page of its own, and is looked at by its own address.
  axe.exclude('iframe');
  // What passes is not told of, and need not be described.
  axe.options({ resultTypes: ['violations', 'incomplete'] });
  // What is behind a dialog is out of reach, and is looked at without the dialog.
  if ((await page.getByRole('dialog').count()) > 0) axe.include('[role=dialog]');
  return rules ? axe.withRules([...rules]) : axe.withTags(WCAG);
}

/**
 * Waits until nothing has changed its colour or place for two frames: a change of theme goes through the page step by
 * step.
 */
export const atRest = (page: Page) =>
  page.evaluate(`(async () => {
    const moves = () => document.getAnimations().some(({ playState }) => playState === 'running');
    for (let calm = 0; calm < 2; calm = moves() ? 0 : calm + 1) await new Promise(requestAnimationFrame);
  })()`);

/**
 * Words of a person that are not set in their own direction: the people of the journeys write Arabic, and the page
 * speaks English. A box for free text takes any direction too.
 */
const strayWords = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const arabic = /[\\u0600-\\u06ff]/;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const stray = [];
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      if (arabic.test(data) && !parentElement.closest('[dir=auto], bdi, [lang=ar], script, style')) stray.push(data);
    }
    const boxes = document.querySelectorAll('textarea:not([dir]), input[type=text]:not([dir])');
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
