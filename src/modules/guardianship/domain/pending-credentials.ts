/** Events that may happen while a guardian has a code or link that works without a session. */
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

/**
 * Effects on a credential: it `ends` for good or `pauses` for the time being. Events that are not listed do not affect
 * it.
 */
type Fates = Partial<Record<CredentialEvent, 'ends' | 'pauses'>>;

/** A ward or guardian who is not active opens nothing. */
const whileAbsent: Fates = {
  'she leaves': 'pauses',
  'she is disabled': 'pauses',
  'she becomes staff': 'pauses',
  'his account is disabled': 'pauses',
};

/** A guardian under review does not act. */
const whileDisputed: Fates = { 'a question about him is opened': 'pauses', 'the staff look at him': 'pauses' };

/**
 * Every credential of guardianship that works without a session, with the events that end it; each is looked up through
 * its guardian or item, so nothing has to be revoked. A new password ends none: all are sent to a mailbox, which a
 * thief of the account alone never read.
 */
export const pendingCredentials = {
  // The link and code of one email. They belong to the named man's address, whatever account he uses.
  invitation: {
    ...whileAbsent,
    'she names another': 'ends',
    'it is sent again': 'ends',
    'he leaves': 'pauses',
    'he refuses': 'ends',
    'a week passes': 'ends',
  },
  // He is her guardian already, until he leaves the service.
  'claim link': {
    ...whileAbsent,
    ...whileDisputed,
    // He is sent another once the staff have confirmed him.
    'the staff look at him': 'ends',
    'she names another': 'ends',
    'he leaves': 'ends',
    'a week passes': 'ends',
  },
  // Lets him step down without an account, and nothing else, as long as he is her guardian, whether or not he acts. An
  // account of his own ends it.
  'step-down link': {
    ...whileAbsent,
    'she names another': 'ends',
    'he leaves': 'ends',
  },
  // Bound to the item and to him. A mailbox that he left behind opens nothing; a new link goes to his
  // present one.
  'decision link': {
    ...whileAbsent,
    ...whileDisputed,
    'he steps down': 'ends',
    'she names another': 'ends',
    'she leaves': 'ends',
    'he leaves': 'ends',
    'his address changes': 'ends',
    'the man is disabled': 'pauses',
    'the man leaves': 'ends',
    'it is decided': 'ends',
    'it is withdrawn': 'ends',
    'a week passes': 'ends',
  },
} satisfies Record<string, Fates>;
export type PendingName = keyof typeof pendingCredentials;
