import type { Page } from 'playwright';

/**
 * Faults that keep a password manager or browser from filling in the page's forms: a field without `autocomplete`, a
 * password without its account, a control that Firefox would keep disabled over a reload. Also a password that begins
 * under the button which shows it.
 */
export const formFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const TYPED = 'input:is(:not([type]), [type=text], [type=email], [type=tel], [type=password], [type=search], [type=number], [type=date])';
    const WANTED = { email: /^(username|email|off)$/, tel: /^(tel|off)$/, password: /^(current|new)-password$/ };
    const nameOf = (control) => control.name || control.id || control.outerHTML.slice(0, 80);
    const faults = [];
    for (const control of document.querySelectorAll(TYPED)) {
      const token = control.getAttribute('autocomplete') ?? control.form?.getAttribute('autocomplete') ?? '';
      if (token === '') faults.push(nameOf(control) + ' names nothing');
      else if (WANTED[control.type] && !WANTED[control.type].test(token)) faults.push(nameOf(control) + ' is no ' + token);
    }
    // Behind a mailed link nobody knows yet whose password is set.
    if (!/reset-password/.test(location.pathname)) {
      for (const password of document.querySelectorAll('[autocomplete$=password]'))
        if (!password.form?.querySelector('[autocomplete=username], [autocomplete=email]')) faults.push(nameOf(password) + ' is of no account');
    }
    for (const button of document.querySelectorAll('.password button')) {
      const written = button.parentElement.querySelector('input');
      const [first, second] = getComputedStyle(written).direction === 'ltr' ? [written, button] : [button, written];
      if (first.getBoundingClientRect().left >= second.getBoundingClientRect().left)
        faults.push(nameOf(written) + ' is covered by its button');
    }
    // The console is made by its script after each load: nothing of it is there to be kept.
    if (!location.pathname.startsWith('/admin-dashboard'))
      for (const control of document.querySelectorAll(':is(button, input, select, textarea)[disabled]'))
        if (control.getAttribute('autocomplete') !== 'off') faults.push(nameOf(control) + ' may stay disabled');
    return faults;
  })()`);
