/** /decide/relative/:token, where a relative says no; `relation` is in the words of the man who named the relative. */
export type RelativePageView =
  | { shows: 'form'; man: string; name: string; relation: string }
  | { shows: 'done' }
  /** The relative has said no before. */
  | { shows: 'decided'; declinedOn: string }
  | { shows: 'expired' };
