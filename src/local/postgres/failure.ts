/** The embedded server cannot run for a reason that a person can fix; the message says which and how. */
export class EmbeddedPostgresFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddedPostgresFailure';
  }
}
