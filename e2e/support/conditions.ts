import type { BrowserContext, Page } from 'playwright';
import { product } from './journey.ts';

/** Something that is different in the browsers of some people, under which the main job is done all the same. */
export interface Condition {
  name: string;
  /** Puts a new window under the condition. */
  before?: (page: Page) => Promise<unknown>;
  /** What the person does once he or she is signed in. */
  after?: (page: Page) => Promise<unknown>;
  /** How numbers are typed there; in European digits without it. */
  digits?: (number: string) => string;
}

/**
 * Does what the translation of Chrome does to a page: each text is taken out, and its translation stands in its place
 * within two <font> elements. The translation has the same words here, so that tests read them.
 */
const TRANSLATE = `(() => {
  if (window.top !== window) return;
  const NEVER = 'script, style, noscript, textarea, option, title, [translate=no], font';
  const translate = (text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(NEVER)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateAll = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    if (root.nodeType === Node.TEXT_NODE) texts.push(root);
    texts.forEach(translate);
  };
  const begin = () => {
    // Chrome translates a page that has been loaded.
    if ('pressedBefore' in window) return setTimeout(begin, 10);
    translateAll(document.body);
    new MutationObserver((changes) => {
      for (const { type, target, addedNodes } of changes) {
        if (type === 'characterData') translateAll(target);
        for (const node of addedNodes) if (node.nodeName !== 'FONT') translateAll(node);
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
    document.documentElement.classList.add('translated-ltr');
  };
  addEventListener('DOMContentLoaded', begin);
})()`;

/** Has every text of this window translated by its browser. */
export const translated = (page: Page): Promise<unknown> => page.addInitScript(TRANSLATE);

const refuseStorage = (descriptor: string) => (page: Page) =>
  page.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, ...(${descriptor}) });
    const refuse = () => { throw new DOMException('Refused', 'SecurityError'); };
    Object.defineProperty(window, 'caches', { configurable: true, get: refuse });
    if (navigator.locks) navigator.locks.request = () => Promise.reject(new DOMException('Refused', 'SecurityError'));`);

/** Opens this many further windows of the same browser, each with a page of somebody who is signed in. */
async function openWindows(context: BrowserContext, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await (await context.newPage()).goto(`${product.site}/dashboard`);
}

const TABS = 8;

/** Each a condition of browsers in the world, under which the main job is done in one pass. */
export const conditions: Condition[] = [
  { name: 'texts that the browser translates', before: translated },
  { name: 'storage that is null', before: refuseStorage('{ value: null }') },
  {
    name: 'storage that throws SecurityError',
    before: refuseStorage(`{ get() { throw new DOMException('Refused', 'SecurityError'); } }`),
  },
  {
    name: 'storage that is full',
    before: (page) =>
      page.addInitScript(
        "Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); };",
      ),
  },
  {
    name: 'the digits of an Arabic keyboard',
    digits: (number) => number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!),
  },
  {
    // The product speaks HTTP/1.1: a browser makes at most six connections to it.
    name: `${TABS} tabs over HTTP/1.1`,
    after: (page) => openWindows(page.context(), TABS - 1),
  },
];
