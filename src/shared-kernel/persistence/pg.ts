import pg from 'pg';

// Dates are of UTC, whatever the time zone of the process.
pg.defaults.parseInputDatesAsUTC = true;

/** A client whose connection is described by `config` alone. */
export function newClient(config: pg.ClientConfig): pg.Client {
  ignoreShellSettings();
  return new pg.Client(config);
}

/**
 * Removes the shell's `PG…` variables, which the driver would use for what a URL leaves open (`PGSSLMODE`, `PGOPTIONS`
 * …). They belong to another database.
 */
export function ignoreShellSettings(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name];
}
