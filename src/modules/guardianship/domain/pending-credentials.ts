/**
 * What may happen while a guardian has a code or a link that works without a session: to his ward, to him, to the man
 * of the item, and to the item.
 */
export const credentialEvents = [
  'she names another',
  'it is sent again',
  'she leaves',
  'she is disabled',
  'she becomes staff',
  'her password is changed',
  'her password is reset',
  'his account is disabled',
  'he leaves',
  'he becomes staff',
  'he steps down',
  'a question about him is opened',
  'the staff look at him',
  'his password is changed',
  'his password is reset',
  'his address changes',
  'he refuses',
  'the man is disabled',
  'the man leaves',
  'it is decided',
  'it is withdrawn',
  'a week passes',
] as const;
export type CredentialEvent = (typeof credentialEvents)[number];

/** `ends` for good, or `rests` while it lasts. What is not named, it outlives. */
type Fates = Partial<Record<CredentialEvent, 'ends' | 'rests'>>;

/** Whoever is not there is neither guarded nor guards: nothing opens meanwhile. */
const whileAbsent: Fates = {
  'she leaves': 'rests',
  'she is disabled': 'rests',
  'she becomes staff': 'rests',
  'his account is disabled': 'rests',
};

/** While the staff look at him he does not act. */
const whileDisputed: Fates = { 'a question about him is opened': 'rests', 'the staff look at him': 'rests' };

/**
 * Everything of guardianship that works without a session, and what becomes of it. Nothing has to be ended: each is
 * looked up through the guardian or the item that it belongs to, whose state answers for it. A new password ends none
 * of them: all go to a mailbox, and whoever has the account without the mailbox has not had them.
 */
export const pendingCredentials = {
  // The link and the code of one e-mail. Its address is the man's who was named, whatever account he uses
  //
  invitation: {
    ...whileAbsent,
    'she names another': 'ends',
    'it is sent again': 'ends',
    'he leaves': 'rests',
    'he refuses': 'ends',
    'a week passes': 'ends',
  },
  // He is her guardian already: whoever leaves the service is so no more.
  'claim link': {
    ...whileAbsent,
    ...whileDisputed,
    // Once they have confirmed him he is sent another.
    'the staff look at him': 'ends',
    'she names another': 'ends',
    'he leaves': 'ends',
    'a week passes': 'ends',
  },
  // By which he steps down without an account: for nothing else, and as long as he is her guardian, also while he does
  // not act. An account of his own ends it.
  'farewell link': {
    ...whileAbsent,
    'she names another': 'ends',
    'he leaves': 'ends',
  },
  // Bound to the item and to him. Who reads the mailbox that he left behind has no say any more;
  // a new link goes to where he is now.
  'decision link': {
    ...whileAbsent,
    ...whileDisputed,
    'he steps down': 'ends',
    'she names another': 'ends',
    'she leaves': 'ends',
    'he leaves': 'ends',
    'his address changes': 'ends',
    'the man is disabled': 'rests',
    'the man leaves': 'ends',
    'it is decided': 'ends',
    'it is withdrawn': 'ends',
    'a week passes': 'ends',
  },
} satisfies Record<string, Fates>;
export type PendingName = keyof typeof pendingCredentials;
