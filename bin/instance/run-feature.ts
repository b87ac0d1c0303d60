import { loadConfiguration, runCucumber } from '@cucumber/cucumber/api';
import { runningSite } from '../../features/support/running-site.ts';
import type { Person } from '../../src/testing/people.ts';
import type { Product } from '../../src/testing/product.ts';

/** Runs a feature against a running site. Returns its people; throws if a step fails, after Cucumber's report. */
export async function runFeature(product: Product, file: string): Promise<ReadonlyMap<string, Person>> {
  const { runConfiguration } = await loadConfiguration({ provided: { parallel: 0, paths: [file] } });
  runningSite.product = product;
  const { success } = await runCucumber(runConfiguration);
  if (!success) throw new Error(`${file} failed on the running site`);
  return runningSite.people;
}
