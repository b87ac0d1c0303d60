/** The embedded server cannot be had for a reason that a person can mend; the message says which and how. */
export class EmbeddedPostgresFailure extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EmbeddedPostgresFailure';
  }
}
