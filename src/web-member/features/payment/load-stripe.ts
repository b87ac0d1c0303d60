import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import type { OpenedCheckout } from './opened.ts';

function runScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
}

/** Loads Stripe's script, or that of the local stand-in for it. */
export async function stripeFor({ publishableKey, script }: OpenedCheckout): Promise<Stripe> {
  if (script && !('Stripe' in window)) await runScript(script);
  const stripe = await loadStripe(publishableKey);
  if (!stripe) throw new Error('Stripe works in a browser only');
  return stripe;
}
