import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { Tx } from '#kernel/tx.ts';
import type { MeasureId, ProfileId, UserId } from '#kernel/values/ids.ts';
import type { measureKinds, MeasureReason } from '../../contracts/moderation/measures.ts';
import { profileModerated } from '../../events.ts';

export interface MeasureState {
  id: MeasureId;
  profileId: ProfileId;
  accountId: UserId;
  kind: (typeof measureKinds)[number];
  /** The hidden part; null for a warning. */
  part: string | null;
  why: MeasureReason;
  /** The sentence of the staff to the member. */
  note: string;
  createdAt: Date;
  /** Since when a rewritten part is waiting for the staff. */
  submittedAt: Date | null;
  endedAt: Date | null;
  acknowledgedAt: Date | null;
}

export type NewMeasure = Pick<MeasureState, 'id' | 'profileId' | 'accountId' | 'why' | 'note'>;

/** A part of a profile that staff hide until they accept a rewritten one, or a warning of theirs. */
export class Measure extends Aggregate<MeasureState> {
  static from(state: MeasureState): Measure {
    return new Measure(state);
  }

  static hide(given: NewMeasure & { part: string }, at: Date): Measure {
    return Measure.begin({ ...given, kind: 'hidden' }, 'hidden', at);
  }

  static warn(given: NewMeasure, at: Date): Measure {
    return Measure.begin({ ...given, kind: 'warning', part: null }, 'warned', at);
  }

  private static begin(
    given: NewMeasure & Pick<MeasureState, 'kind' | 'part'>,
    act: 'hidden' | 'warned',
    at: Date,
  ): Measure {
    const measure = new Measure({ ...given, createdAt: at, submittedAt: null, endedAt: null, acknowledgedAt: null });
    measure.record(profileModerated({ accountId: given.accountId, act }));
    return measure;
  }

  get isHiding(): boolean {
    return this.state.kind === 'hidden' && this.state.endedAt === null;
  }

  get isSubmitted(): boolean {
    return this.state.submittedAt !== null;
  }

  /** Submits the rewritten part to the staff; without a text there is nothing to look at. */
  submit(hasText: boolean, at: Date): void {
    this.state = { ...this.state, submittedAt: hasText ? (this.state.submittedAt ?? at) : null };
  }

  /** @throws matchmaking.not-submitted if nothing is waiting for the staff */
  sendBack(note: string): void {
    if (!this.isSubmitted) throw new DomainError('matchmaking.not-submitted');
    this.state = { ...this.state, note, submittedAt: null };
    this.record(profileModerated({ accountId: this.state.accountId, act: 'sent-back' }));
  }

  /** @throws matchmaking.not-hidden for a part that is shown again, and for a warning */
  end(at: Date): void {
    if (!this.isHiding) throw new DomainError('matchmaking.not-hidden');
    this.state = { ...this.state, submittedAt: null, endedAt: at };
    this.record(profileModerated({ accountId: this.state.accountId, act: 'shown' }));
  }

  /** The member has read the warning; only the first time counts. */
  acknowledge(at: Date): void {
    this.state = { ...this.state, acknowledgedAt: this.state.acknowledgedAt ?? at };
  }
}

/** Measures are locked by the lock of their profile, which each writer has. */
export interface Measures {
  find(tx: Tx, id: MeasureId): Promise<Measure | null>;
  /** Those that hide a part of this profile now. */
  hidingOf(tx: Tx, profileId: ProfileId): Promise<Measure[]>;
  save(tx: Tx, measure: Measure): Promise<void>;
}
