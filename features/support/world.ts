import { AfterAll, Before, BeforeAll, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { aBrother, anAdmin, aSister, expectOk, type Person, type Sister } from '../../src/testing/people.ts';
import { databaseOn, onServer, startThrowaway } from '../../src/testing/postgres.ts';
import { startProduct, type Product } from '../../src/testing/product.ts';
import type { Answer } from '../../src/testing/visitor.ts';

// A year that passes renews the plans of all the people of earlier scenarios.
setDefaultTimeout(150_000);

let server: Awaited<ReturnType<typeof startThrowaway>>;
let product: Product;
let withQuietDays: Product | undefined;
BeforeAll(async () => {
  server = await startThrowaway();
  product = await startProduct({ databaseUrl: server.url });
});
AfterAll(async () => {
  await withQuietDays?.stop();
  await product?.stop();
  await server?.stop();
});

/** Elsewhere clocks come into quiet days by chance; here the product keeps them. */
Before({ tags: '@quiet-days' }, async function (this: Scenario) {
  withQuietDays ??= await startWithQuietDays();
  this.product = withQuietDays;
  const admin = await anAdmin(this.product);
  for (const { id } of (await admin.get('/api/admin/quiet-days')).body)
    await expectOk('Reset', admin.post(`/api/admin/quiet-days/${id}/reset`, { reason: 'for a test' }));
});

async function startWithQuietDays(): Promise<Product> {
  await onServer(server.url, async (run) => void (await run('create database quiet_days')));
  const databaseUrl = databaseOn(server.url, 'quiet_days');
  return startProduct({ databaseUrl, settings: { QUIET_DAYS: 'on' } });
}

/**
 * One scenario's people, by name, and what the last thing that was tried came to. Scenarios share the running product,
 * never their people.
 */
export class Scenario extends World {
  readonly people = new Map<string, Person>();
  product = product;
  last!: Answer;

  person(name: string): Person {
    const person = this.people.get(name);
    if (!person) throw new Error(`Nobody in this scenario is called ${name}`);
    return person;
  }

  /** Everybody of the scenario whose session runs. */
  async whoIsSignedIn(): Promise<Person[]> {
    const running: Person[] = [];
    for (const person of this.people.values())
      if ((await person.browser.get('/api/user')).status === 200) running.push(person);
    return running;
  }

  sister = (name: string): Sister => this.person(name) as Sister;

  async brother(name: string, profile: Record<string, unknown> = {}): Promise<Person> {
    const brother = await aBrother(this.product, name, profile);
    this.people.set(name, brother);
    return brother;
  }

  async newSister(name: string, profile: Record<string, unknown> = {}): Promise<Sister> {
    const sister = await aSister(this.product, name, profile);
    this.people.set(name, sister);
    return sister;
  }

  /** What somebody sees at an address; fails where he or she may not. */
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
