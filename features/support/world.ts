import { AfterAll, BeforeAll, setDefaultTimeout, setWorldConstructor, World } from '@cucumber/cucumber';
import { aBrother, aSister, type Person, type Sister } from '../../src/testing/people.ts';
import { startThrowaway } from '../../src/testing/postgres.ts';
import { startProduct, type Product } from '../../src/testing/product.ts';
import type { Answer } from '../../src/testing/visitor.ts';

setDefaultTimeout(30_000);

let server: Awaited<ReturnType<typeof startThrowaway>>;
let product: Product;
BeforeAll(async () => {
  server = await startThrowaway();
  product = await startProduct({ databaseUrl: server.url });
});
AfterAll(async () => {
  await product?.stop();
  await server?.stop();
});

/**
 * One scenario's people, by name, and what the last thing that was tried came to. Scenarios share the running product,
 * never their people.
 */
export class Scenario extends World {
  readonly people = new Map<string, Person>();
  last!: Answer;

  get product(): Product {
    return product;
  }

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
    const brother = await aBrother(product, name, profile);
    this.people.set(name, brother);
    return brother;
  }

  async newSister(name: string, profile: Record<string, unknown> = {}): Promise<Sister> {
    const sister = await aSister(product, name, profile);
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
