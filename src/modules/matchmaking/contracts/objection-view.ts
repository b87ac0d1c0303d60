/** The match that her guardian wants to end; `endsOn` is null while the 7 days do not run. */
export interface ObjectionQuestion {
  other: number;
  endsOn: string | null;
}

/** /decide/objection/:token */
export type ObjectionView = ({ shows: 'form' } & ObjectionQuestion) | { shows: 'done' } | { shows: 'expired' };
