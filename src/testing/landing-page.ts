import { isoDay } from '#kernel/clock.ts';
import { siteContent } from '../modules/content/reference/site-content.ts';
import { anAdmin, expectOk } from './people.ts';
import type { Product } from './product.ts';

/** Fills the landing page like the demo. Without demo data the page makes no claims. */
export async function seedLandingPage(product: Product): Promise<void> {
  const admin = await anAdmin(product);
  const asOf = isoDay(await product.now());
  for (const [n, one] of siteContent.entries()) {
    const form = { ...one, asOf, isExample: true, displayOrder: n + 1 };
    await expectOk('Landing page', admin.post('/api/admin/site-content', form));
  }
}
