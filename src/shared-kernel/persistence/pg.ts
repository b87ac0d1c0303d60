import pg from 'pg';

// The day of an instant is that of UTC, whatever the time zone of the process.
pg.defaults.parseInputDatesAsUTC = true;

/** A client whose connection is described by `config` alone. */
export function newClient(config: pg.ClientConfig): pg.Client {
  ignoreShellSettings();
  return new pg.Client(config);
}

/**
 * Removes the `PG…` variables of the shell, which the driver would read for whatever a URL leaves open (`PGSSLMODE`,
 * `PGOPTIONS` …). They belong to another database than ours.
 */
export function ignoreShellSettings(): void {
  for (const name of Object.keys(process.env)) if (name.startsWith('PG')) delete process.env[name];
}
