import type { Person, Sister } from '../../../src/testing/people.ts';
import type { Visit } from '../journey.ts';

/** A conversation and its people. */
export interface Talk {
  matchId: string;
  his: Person;
  hers: Sister;
  guardians: Person;
}

export type Actor = NonNullable<Visit['as']>;

/** People in all states that the pages can show. */
export interface Cast {
  /** Has an account and no profile. */
  newcomer: Actor;
  /** Has an account without a gender. */
  withoutGender: Actor;
  /** Has a profile and no requests. */
  idris: Person;
  /** Has no guardian; the man whom she named declined. */
  maryam: Person;
  /** Waits for her guardian's verification. */
  khadija: Sister;
  /** Has a match, an open request and a verified guardian. */
  amina: Sister;
  ibrahim: Person;
  yusuf: Person;
  /** A verified guardian with nothing to decide. */
  zayd: Person;
  /** The guardian of two sisters; a third one has named him. */
  imam: Person;
  /** Is married to four wives. */
  dawud: Person;
  /** Her guardian is verified but cannot act now. `pausedWith` is her match. */
  onHold: Sister;
  pausedWith: Person;
  pausedMatchId: string;
  /** Her guardian verified himself in her own browser, so that staff check him. */
  checked: Sister;
  /** Her guardian `disputed` has an open dispute. */
  wardOfDisputed: Sister;
  disputed: Person;
  disputedMatchId: string;
  /** Her guardian stepped down with a reason. */
  afterStepDown: Sister;
  /** A match after a pause, at a late stage. The next stage and flagged texts are pending with her guardian. */
  advanced: Talk;
  /** He proposes a stage, and her guardian reads along. */
  proposing: Talk;
  /** She and her guardian paused it. */
  paused: Talk;
  /** Her guardian wants to end it; she can object. */
  ending: Talk;
  objectionLink: string;
  relativeLink: string;
  /** Her guardian ended it, and she did not object. */
  ended: Talk;
  /** Her iddah is running; another man's request is on hold. */
  inIddah: Talk;
  /** Takes a break, has saved a sister, blocked another one, and saved two searches. */
  onBreak: Person;
  /** Has requested deletion and signed in again. */
  leaving: Person;
  /** Leaves during the scene. */
  parting: Person;
  /** Has no recorded consent, and an unconfirmed new address. */
  withoutConsent: Person;
  /** His match has left. */
  leftBehind: Person;
  endedMatchId: string;
  /** Has paid for a renewing plan and sent a request to a sister. */
  payer: Person;
  invoiceId: string;
  /** Has cancelled and requested a refund. */
  cancelled: Person;
  /** Has paid for the lifetime plan. */
  lifelong: Person;
  admin: Actor;
  matchId: string;
  /** The items that are pending with Ibrahim. */
  requested: string;
  written: string;
  /** Links in emails. */
  invitation: string;
  claim: string;
  reset: string;
  confirmation: string;
  unsubscribe: string;
  decide: string;
  decided: string;
  decideFlagged: string;
  decideStage: string;
  /** A link to an item that is on hold, since its guardian has an open dispute. */
  decideOnHold: string;
  /** The items that are pending with the guardian of `advanced`. */
  stageItem: string;
  topicItem: string;
  flaggedItem: string;
  /** The link by which a guardian without an account steps down. */
  stepDownLink: string;
  /** The key to an answer of staff. */
  helpKey: string;
  /** The newest email in the local mailbox. */
  mail: string;
}
