import path from 'node:path';
import {
  AfterAll,
  Before,
  BeforeAll,
  setDefaultTimeout,
  setParallelCanAssign,
  setWorldConstructor,
  World,
} from '@cucumber/cucumber';
import {
  aBrother,
  anAdmin,
  aSister,
  confirmEmail,
  expectOk,
  type Person,
  type Sister,
} from '../../src/testing/people.ts';
import { createDatabase, startThrowaway } from '../../src/testing/server/postgres.ts';
import { makeProductTemplate } from '../../src/testing/server/product-template.ts';
import { Product, startProduct } from '../../src/testing/product.ts';
import type { Answer } from '../../src/testing/visitor.ts';
import { runningSite } from './running-site.ts';

setDefaultTimeout(60_000);

let server: Awaited<ReturnType<typeof startThrowaway>>;
let template: string;
let started = 0;
let running: { kind: string; product: Product } | undefined;
BeforeAll(async () => {
  if (runningSite.product) return;
  server = await startThrowaway();
  template = await makeProductTemplate(server.url, 'started');
});
AfterAll(async () => {
  await running?.product.stop();
  await server?.stop();
});

/** The folder of a feature, which is its product area. */
const folderOf = ({ uri }: { uri: string }): string => path.basename(path.dirname(uri));

/** Folders run in parallel, and each worker runs one folder at a time, since it has one product for it. */
setParallelCanAssign((next, running) => running.every((otherName) => folderOf(otherName) !== folderOf(next)));

/**
 * The features of one folder share a product, so that a year that passes in one of them does not affect other folders.
 * Clocks may reach quiet days by chance, so only features about them enable them.
 */
Before(async function (this: Scenario, { pickle }) {
  if (runningSite.product) {
    this.product = runningSite.product;
    runningSite.people = this.people;
    return;
  }
  const has = (tag: string) => pickle.tags.some(({ name }) => name === tag);
  const hasQuietDays = has('@quiet-days');
  const isFree = has('@without-fees');
  const kind = [folderOf(pickle), ...(hasQuietDays ? ['quiet'] : []), ...(isFree ? ['free'] : [])].join('_');
  if (running?.kind !== kind) {
    await running?.product.stop();
    running = undefined;
    running = { kind, product: await startFresh(kind, { hasQuietDays, isFree }) };
  }
  this.product = has('@counted') ? withoutArrangement(running.product) : running.product;
  if (hasQuietDays) await resetQuietDays(this.product);
});

/** People that a scenario only needs are arranged in process, uncounted; its own steps are requests. */
async function startFresh(
  kind: string,
  { hasQuietDays, isFree }: { hasQuietDays: boolean; isFree: boolean },
): Promise<Product> {
  const databaseUrl = await createDatabase(server.url, `${kind}_${++started}`, template);
  const settings = { ...(hasQuietDays && { QUIET_DAYS: 'on' }), ...(isFree && { FEES: 'off' }) };
  return startProduct({ databaseUrl, settings, inProcess: true });
}

/** The same product, where all people act over HTTP and so count towards its limits. */
const withoutArrangement = ({ site, stop, application }: Product): Product => new Product(site, stop, application);

async function resetQuietDays(product: Product): Promise<void> {
  const admin = await anAdmin(product);
  for (const { id } of (await admin.get('/api/admin/quiet-days')).body)
    await expectOk('Reset', admin.post(`/api/admin/quiet-days/${id}/reset`, { reason: 'for a test' }));
}

/**
 * The people of one scenario by name, and the response to its last action. Scenarios share the running product, but no
 * people.
 */
export class Scenario extends World {
  readonly people = new Map<string, Person>();
  product!: Product;
  last!: Answer;

  person(name: string): Person {
    const person = this.people.get(name);
    if (!person) throw new Error(`Nobody in this scenario is called ${name}`);
    return person;
  }

  /** All people of the scenario with a valid session. */
  async whoIsSignedIn(): Promise<Person[]> {
    const running: Person[] = [];
    for (const person of this.people.values())
      if ((await person.browser.get('/api/user')).status === 200) running.push(person);
    return running;
  }

  sister = (name: string): Sister => this.person(name) as Sister;

  async brother(name: string, profile: Record<string, unknown> = {}): Promise<Person> {
    return this.join(name, await aBrother(this.product, name, profile));
  }

  async newSister(
    name: string,
    profile: Record<string, unknown> = {},
    wali: Parameters<typeof aSister>[3] = {},
  ): Promise<Sister> {
    return this.join(name, await aSister(this.product, name, profile, wali));
  }

  /** A public site requires a confirmed address of those who act. */
  private async join<P extends Person>(name: string, person: P): Promise<P> {
    if (runningSite.product) await confirmEmail(this.product, person);
    this.people.set(name, person);
    return person;
  }

  /** The body of a page as a person sees it. Fails if the person may not see it. */
  // oxlint-disable-next-line no-explicit-any
  async sees(name: string, path: string): Promise<any> {
    const { status, body } = await this.person(name).browser.get(path);
    if (status !== 200) throw new Error(`${name} was refused ${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  }
}

setWorldConstructor(Scenario);

/** 'Yusuf, Bilal and Idris' as three names. */
export const namesIn = (list: string): string[] => list.split(/, | and /);
