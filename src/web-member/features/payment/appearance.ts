import type { Appearance } from '@stripe/stripe-js';

/** The current design tokens for the card form, which is in an iframe. */
export function appearance(): Appearance {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  return {
    theme: document.documentElement.classList.contains('dark') ? 'night' : 'stripe',
    variables: {
      colorPrimary: token('green'),
      colorBackground: token('surface'),
      colorText: token('ink'),
      colorTextSecondary: token('ink-2'),
      colorDanger: token('red'),
      borderRadius: token('r1'),
      fontFamily: 'system-ui, sans-serif',
      fontSizeBase: '17px',
    },
    rules: { '.Input': { borderColor: token('edge'), boxShadow: 'none' } },
  };
}
