/** Knex exports the type of its client without the class. */
declare module 'knex/lib/dialects/postgres/index.js' {
  import type { Knex } from 'knex';
  export default class extends Knex.Client {
    _query(connection: object, query: unknown): Promise<unknown>;
  }
}
