import type { BrowserContext, Page } from 'playwright';
import { product } from './journey.ts';

/** A condition of some people's browsers under which the main use case must work. */
export interface Condition {
  name: string;
  /** Sets up a new window. */
  before?: (page: Page) => Promise<unknown>;
  /** Runs once the person is signed in. */
  after?: (page: Page) => Promise<unknown>;
  /** Types a number in the condition's digits; European digits without it. */
  digits?: (number: string) => string;
}

/**
 * Imitates Chrome's translation: it replaces each text node by two nested <font> elements with the translation. The
 * words stay the same, so that tests can read them.
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

/** Lets the browser translate all texts of this window. */
export const translated = (page: Page): Promise<unknown> => page.addInitScript(TRANSLATE);

const refuseStorage = (descriptor: string) => (page: Page) =>
  page.addInitScript(`for (const name of ['localStorage', 'sessionStorage'])
    Object.defineProperty(window, name, { configurable: true, ...(${descriptor}) });
    const refuse = () => { throw new DOMException('Refused', 'SecurityError'); };
    Object.defineProperty(window, 'caches', { configurable: true, get: refuse });
    if (navigator.locks) navigator.locks.request = () => Promise.reject(new DOMException('Refused', 'SecurityError'));`);

/** Opens further windows of the same browser, each with a page of the signed-in person. */
async function openWindows(context: BrowserContext, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await (await context.newPage()).goto(`${product.site}/dashboard`);
}

const TABS = 8;

/** Conditions of real browsers under which the main use case must work. */
export const conditions: Condition[] = [
  { name: 'texts that the browser translates', before: translated },
  { name: 'storage that is null', before: refuseStorage('{ value: null }') },
  {
    name: 'storage that throws SecurityError',
    before: refuseStorage(`{ get() { throw new DOMException('Refused', 'SecurityError'); } }`),
  },
  {
    // Two conditions at once: neither can hide the other.
    name: 'storage that is full, and the digits of an Arabic keyboard',
    before: (page) =>
      page.addInitScript(
        "Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); };",
      ),
    digits: (number) => number.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)]!),
  },
  {
    // The product speaks HTTP/1.1, for which a browser opens at most six connections.
    name: `${TABS} tabs over HTTP/1.1`,
    after: (page) => openWindows(page.context(), TABS - 1),
  },
];
