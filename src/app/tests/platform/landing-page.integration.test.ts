import { expect, test } from 'vitest';
import { siteContent } from '../../../modules/content/reference/site-content.ts';
import { seedLandingPage } from '../../../testing/landing-page.ts';
import { productUnderTest } from '../../../testing/product-under-test.ts';
import { composeModules, partsOf } from '../../container.ts';
import { seedReferenceData } from '../../reference-data.ts';

const product = productUnderTest();
const said = async () => (await product.current.visitor().get('/api/site-content')).body;
const inventedOf = (kind: 'figure' | 'story') =>
  siteContent
    .filter((one) => one.kind === kind)
    .map(({ headline }) => expect.objectContaining({ headline, isExample: true }));
const nothing = { figures: [], stories: [] };
const invented = { figures: inventedOf('figure'), stories: inventedOf('story') };

test('without demo data the site claims nothing about itself; with it invented content is marked', async () => {
  expect(await said()).toEqual(nothing);
  const { kernel } = product.current.application;
  const start = (demoData: boolean) => seedReferenceData(kernel.uow, partsOf(composeModules({ ...kernel, demoData })));
  await start(false);
  expect(await said()).toEqual(nothing);
  await start(true);
  await start(true);
  expect(await said()).toEqual(invented);
});

test('the demo’s landing page has the content that journeys expect', async () => {
  await product.current.application.kernel.db('content.site_content').delete();
  await seedLandingPage(product.current);
  expect(await said()).toEqual(invented);
});
