import type { Page } from 'playwright';

/**
 * Where the page that the app took over says another thing than the app believes: React repairs no attribute of what
 * the server rendered, and a field whose id is another is described by nothing.
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
