import type { Page } from 'playwright';

/**
 * Differences between the server's elements and the app's: React does not repair attributes on hydration, and a wrong
 * id breaks labels and descriptions.
 */
export const differences = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('#root *')].flatMap((element) => {
    const props = element[Object.keys(element).find((name) => name.startsWith('__reactProps$'))];
    if (!props) return [element.outerHTML.slice(0, 200) + ' was not taken over'];
    const { id, className, href, htmlFor } = props;
    return Object.entries({ id, class: className, href, for: htmlFor, 'aria-describedby': props['aria-describedby'] })
      .filter(([name, value]) => value && value !== element.getAttribute(name))
      .map(([name, value]) => name + ' is ' + element.getAttribute(name) + ' instead of ' + value);
  })`);
