/** The match that her guardian wants to end; `endsOn` is null while the 7 days do not run. */
export interface ObjectionQuestion {
  other: number;
  endsOn: string | null;
}

/** /decide/objection/:token */
export type ObjectionView =
  | ({ shows: 'form' } & ObjectionQuestion)
  | { shows: 'done' }
  /** The link was used, and the match still runs. */
  | { shows: 'decided'; other: number; objectedOn: string }
  | { shows: 'expired' };
