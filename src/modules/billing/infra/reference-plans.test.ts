import { expect, test } from 'vitest';
import ar from '#texts/ar/common.json' with { type: 'json' };
import arabicPricing from '#texts/ar/pricing.json' with { type: 'json' };
import ur from '#texts/ur/common.json' with { type: 'json' };
import urduPricing from '#texts/ur/pricing.json' with { type: 'json' };
import { plans } from './reference-plans.ts';

test.each(plans)('the words of $code are said in Arabic and Urdu as well', ({ name, description, features }) => {
  for (const common of [ar, ur])
    for (const words of [name, description]) expect(common).toHaveProperty(['reference', words]);
  for (const pricing of [arabicPricing, urduPricing])
    for (const words of features) expect(pricing).toHaveProperty(['reference', words]);
});
