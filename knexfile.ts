import type { Knex } from 'knex';
import { migrationConfig } from './src/shared-kernel/schema/migrate.ts';

const connection = process.env['DATABASE_URL'];
if (!connection) throw new Error('Set DATABASE_URL to the database that knex shall work on.');

/**
 * Settings of the knex program, e.g. `node bin/node24.mjs node_modules/knex/bin/cli.js migrate:make identity_device -x
 * ts`.
 */
const config: Knex.Config = { client: 'pg', connection, migrations: { ...migrationConfig, extension: 'ts' } };

export default config;
