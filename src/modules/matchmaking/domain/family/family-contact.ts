import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { GuardianId, ReleaseId, UserId } from '#kernel/values/ids.ts';
import { RELATIVES_MAX, type RelativeState, type ReleaseKind } from '../../contracts/family/family-contact.ts';
import {
  contactReleased,
  familyContactChanged,
  relativeDeclined,
  relativeNamed,
  relativeRequested,
} from '../../events.ts';
import { isFamilyStage } from '../match/match-stage.ts';
import type { Match } from '../match/match-state.ts';

export interface Release {
  id: ReleaseId;
  guardianId: GuardianId;
  accountId: UserId | null;
  kind: ReleaseKind;
  opened: number;
  createdAt: Date;
  endedAt: Date | null;
  /** Known while they are written, and sealed afterwards; null deletes them. */
  texts?: { value: string | null; callTimes: string | null };
}

export interface RelativeDetails {
  name: string;
  relation: string;
  phone: string;
  email: string | null;
}

export interface NamedRelative {
  state: RelativeState;
  requestedAt: Date;
  namedAt: Date | null;
  declinedAt: Date | null;
  /** Presses by which her guardian opened the details of the present relative. */
  opened: number;
  timesNamed: number;
  /** Hash of the link by which the relative says no; stays after that, so that the link's page can say so. */
  tokenHash: string | null;
  /** Known while they are written, and sealed afterwards; null deletes them. */
  details?: RelativeDetails | null;
}

export interface FamilyContactState {
  match: Match;
  releases: Release[];
  relative: NamedRelative | null;
}

export type ReleaseInput = Pick<Release, 'id' | 'guardianId' | 'accountId' | 'kind'> & NonNullable<Release['texts']>;

/**
 * How the two families of a match speak with each other outside the service: what her guardian released to the man, and
 * the relative whom the man named. The two members never exchange contact details (R-C.1).
 */
export class FamilyContact extends Aggregate<FamilyContactState> {
  static from(state: FamilyContactState): FamilyContact {
    return new FamilyContact(state);
  }

  /** @throws matchmaking.already-released if one of this kind is open, and what `requireOpen` throws */
  release({ value, callTimes, ...given }: ReleaseInput, at: Date): void {
    this.requireOpen();
    if (this.state.releases.some(({ kind, endedAt }) => kind === given.kind && !endedAt))
      throw new DomainError('matchmaking.already-released');
    const release = { ...given, opened: 0, createdAt: at, endedAt: null, texts: { value, callTimes } };
    this.state = { ...this.state, releases: [release, ...this.state.releases] };
    this.record(contactReleased({ ...this.fact(), releaseId: given.id, kind: given.kind }));
  }

  /** Deletes its text, also while the match is paused. Idempotent. */
  endRelease(id: ReleaseId, at: Date): Release {
    const release = this.releaseOf(id);
    if (release.endedAt) return release;
    this.record(familyContactChanged(this.fact()));
    return this.change({ ...release, endedAt: at, texts: { value: null, callTimes: null } });
  }

  /**
   * Counts a press of the man. `guardianId` is her acting guardian: nobody opens what another one released.
   * @throws matchmaking.release-ended, and what `requireOpen` throws
   */
  openRelease(id: ReleaseId, guardianId: GuardianId | null): Release {
    const release = this.releaseOf(id);
    if (release.endedAt || release.guardianId !== guardianId) throw new DomainError('matchmaking.release-ended');
    this.requireOpen();
    this.record(familyContactChanged(this.fact()));
    return this.change({ ...release, opened: release.opened + 1 });
  }

  /** Also after a relative said no. Idempotent. @throws matchmaking.relative-already-named, and as `requireOpen` */
  requestRelative(at: Date): void {
    this.requireOpen();
    const { relative } = this.state;
    if (relative?.state === 'requested') return;
    if (relative?.state === 'named') throw new DomainError('matchmaking.relative-already-named');
    if (relative && relative.timesNamed >= RELATIVES_MAX) throw new DomainError('matchmaking.too-many-relatives');
    this.state = { ...this.state, relative: requested(at, relative?.timesNamed ?? 0) };
    this.record(relativeRequested(this.fact()));
  }

  /**
   * @throws matchmaking.relative-not-requested, matchmaking.relative-already-named, matchmaking.too-many-relatives, and
   * what `requireOpen` throws
   */
  nameRelative(details: RelativeDetails, tokenHash: string, at: Date): void {
    this.requireOpen();
    const { relative } = this.state;
    if (relative?.state === 'named') throw new DomainError('matchmaking.relative-already-named');
    if (relative?.state !== 'requested') throw new DomainError('matchmaking.relative-not-requested');
    if (relative.timesNamed >= RELATIVES_MAX) throw new DomainError('matchmaking.too-many-relatives');
    const timesNamed = relative.timesNamed + 1;
    this.state = {
      ...this.state,
      relative: { ...relative, state: 'named', namedAt: at, opened: 0, timesNamed, tokenHash, details },
    };
    this.record(relativeNamed(this.fact()));
  }

  /** The man takes back the details, also while the match is paused. Idempotent. */
  takeBackRelative(): void {
    const { relative } = this.state;
    if (relative?.state !== 'named') return;
    this.state = { ...this.state, relative: requested(relative.requestedAt, relative.timesNamed) };
    this.record(familyContactChanged(this.fact()));
  }

  /** Counts a press of her guardian. @throws matchmaking.no-relative, and what `requireOpen` throws */
  openRelative(): void {
    const { relative } = this.state;
    if (relative?.state !== 'named') throw new DomainError('matchmaking.no-relative');
    this.requireOpen();
    this.state = { ...this.state, relative: { ...relative, opened: relative.opened + 1 } };
    this.record(familyContactChanged(this.fact()));
  }

  /** The relative says no: the details are deleted (R-C.2). Idempotent. */
  declineRelative(at: Date): void {
    const { relative } = this.state;
    if (relative?.state !== 'named') return;
    this.state = { ...this.state, relative: { ...relative, state: 'declined', declinedAt: at, details: null } };
    this.record(relativeDeclined(this.fact()));
  }

  /** Ends what this guardian released, whose part is over. */
  endReleasesOf(guardianId: GuardianId, at: Date): void {
    for (const release of this.state.releases) if (release.guardianId === guardianId) this.endRelease(release.id, at);
  }

  /** Deletes all details when the match ends. */
  close(at: Date): void {
    for (const { id } of this.state.releases) this.endRelease(id, at);
    const { relative } = this.state;
    if (relative?.state !== 'named' && relative?.state !== 'requested') return;
    this.state = { ...this.state, relative: { ...relative, state: 'ended', tokenHash: null, details: null } };
  }

  /** @throws matchmaking.match-ended, matchmaking.match-paused, matchmaking.stage-too-early */
  private requireOpen(): void {
    const { status, stage } = this.state.match;
    if (status !== 'active') throw new DomainError(`matchmaking.match-${status}`);
    if (!isFamilyStage(stage)) throw new DomainError('matchmaking.stage-too-early');
  }

  /** @throws common.not-found */
  private releaseOf(id: ReleaseId): Release {
    const release = this.state.releases.find((one) => one.id === id);
    if (!release) throw new DomainError('common.not-found');
    return release;
  }

  private change(release: Release): Release {
    const releases = this.state.releases.map((one) => (one.id === release.id ? release : one));
    this.state = { ...this.state, releases };
    return release;
  }

  private fact() {
    const { id: matchId, man, woman } = this.state.match;
    return { matchId, man, woman };
  }
}

const requested = (requestedAt: Date, timesNamed: number): NamedRelative => ({
  state: 'requested',
  requestedAt,
  namedAt: null,
  declinedAt: null,
  opened: 0,
  timesNamed,
  tokenHash: null,
  details: null,
});
