import type { z } from 'zod';
import type { Actor } from '#kernel/actor.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { ask, together } from '#kernel/persistence/question.ts';
import { RANKED_TOGETHER } from '../contracts/compatibility.ts';
import { PAGE_SIZE, type browseProfiles, type discoverProfiles } from '../contracts/browse.ts';
import type { ProfileField } from '../contracts/profile-field.ts';
import { profileFields } from '../contracts/profile-fields.ts';
import type { ViewedProfile } from '../contracts/profiles.ts';
import { codeOf } from '../projections/card-of.ts';
import {
  browseList,
  COUNTED_TO,
  LENS,
  lensOf,
  WHOLE,
  type BrowseList,
  type Filters,
  type Position,
  type Stretch,
} from './browse-list.ts';
import { RANKED, type RankedRow } from './browse-sql.ts';
import { viewedProfile } from './viewed-profile.ts';
import { eyesOf, viewerWith, type Eyes, type ViewerPorts } from './viewer.ts';

/** What is asked for; `wardProfileId` is the ward with whose eyes a guardian looks. */
type Asked = Partial<z.infer<typeof browseProfiles.query> & z.infer<typeof discoverProfiles.query>>;

/**
 * Where a page ends: in the window that begins after `after` and ends with `upTo` (none: where the list ends), behind
 * the one with this score and id; or before all of it.
 */
interface Cursor extends Stretch {
  seen: { score: number; id: number } | null;
}

const START: Cursor = { ...WHOLE, seen: null };

/**
 * Listed profiles of the other gender, by compatibility, then newest, as docs/decisions/0022 says it. Pages by keyset:
 * nobody comes twice, and nobody who stays is passed over.
 */
export class BrowseProfiles {
  private readonly ports: ViewerPorts;
  private readonly lensAndSender;
  constructor(ports: ViewerPorts) {
    this.ports = ports;
    this.lensAndSender = together('matchmaking.lens-and-sender', { lens: LENS, sender: ports.sender });
  }

  /** Browse also shows whom the viewer is in touch with; discover leaves them out (decisions 4.5): `newOnly`. */
  async execute(actor: Actor, asked: Asked, { newOnly = false } = {}): Promise<PagedList<ViewedProfile>> {
    const now = this.ports.clock.now();
    const from = asked.cursor === undefined ? START : readCursor(asked.cursor);
    const eyes = await eyesOf(this.ports, actor, asked.wardProfileId);
    const looking = { me: eyes.profileId, looksFor: eyes.looksFor, today: now };
    const filters = filtersOf(asked, newOnly);
    const { lens, sender } = await this.known(actor, eyes, lensOf(looking, filters));
    const viewer = viewerWith(eyes, actor, sender, now);
    const list = await browseList(this.ports.db, { ...looking, never: viewer.never }, filters, lens, from);
    if ([from.after, from.upTo].some((position) => position && !list.has(position)))
      throw invalidField('cursor', sentence('invalid'));
    const { rows, next } = await this.page(list, eyes, from, asked.limit ?? PAGE_SIZE);
    return {
      items: rows.map((row) => viewedProfile(viewer, row, now)),
      total: list.total > COUNTED_TO ? `${COUNTED_TO.toLocaleString('en-GB')}+` : String(list.total),
      next: next && writtenCursor(next),
    };
  }

  private async known({ userId: accountId }: Actor, { areOwn }: Eyes, asked: ReturnType<typeof lensOf>) {
    const { db } = this.ports;
    if (areOwn) return ask(db, this.lensAndSender, { ...asked, accountId });
    return { lens: await ask(db, LENS, asked), sender: null };
  }

  /** So many from there on, window by window, and where the next page begins; null where the list is at its end. */
  private async page(list: BrowseList, eyes: Eyes, from: Cursor, limit: number) {
    const rows: RankedRow[] = [];
    for (let at = from; ;) {
      const found = await list.window(at);
      const goesOn = at.upTo !== null || found.length > RANKED_TOGETHER;
      const window = found.slice(0, RANKED_TOGETHER);
      const upTo = at.upTo ?? (goesOn ? window.at(-1)! : null);
      const wanted = limit - rows.length;
      const ranked = await this.ranked(eyes, window, at.seen, wanted + 1);
      rows.push(...ranked.slice(0, wanted));
      const last = rows.at(-1);
      if (ranked.length > wanted && last)
        return { rows, next: { after: at.after, upTo, seen: { score: last.score, id: last.id } } };
      if (!upTo) return { rows, next: null };
      at = { after: upTo, upTo: null, seen: null };
      if (rows.length === limit) return { rows, next: at };
    }
  }

  private async ranked(eyes: Eyes, window: Position[], seen: Cursor['seen'], limit: number): Promise<RankedRow[]> {
    if (window.length === 0) return [];
    return prepared<RankedRow>(this.ports.db, RANKED, {
      ids: window.map(({ id }) => id),
      me: eyes.profileId,
      today: this.ports.clock.now(),
      refusedSince: eyes.refusedSince,
      afterScore: seen?.score ?? null,
      afterId: seen?.id ?? null,
      limit,
    });
  }
}

/** The filters as the cards have what they ask for. */
export function filtersOf(asked: Asked, newOnly: boolean): Filters {
  const code = <Kept>(name: keyof typeof profileFields): Kept | null => {
    const given: Record<string, unknown> = asked;
    return codeOf(profileFields[name] as ProfileField, given[name]) as Kept | null;
  };
  return {
    practice: code('religiousPractice'),
    maritalStatus: code('currentMaritalStatus'),
    hasChildren: code('hasChildren'),
    ageMin: asked.ageMin ?? null,
    ageMax: asked.ageMax ?? null,
    nationality: code('nationality'),
    ethnicity: code('ethnicity'),
    tradition: code('sectMadhab'),
    hijab: code('hijabPreference'),
    place: code('location'),
    newOnly,
    newSince: null,
  };
}

const writtenCursor = ({ after, upTo, seen }: Cursor): string =>
  [after?.cell, after?.id, upTo?.cell, upTo?.id, seen?.score, seen?.id].map((part) => part ?? '').join('.');

function readCursor(cursor: string): Cursor {
  const parts = /^(\d*)\.(\d*)\.(\d*)\.(\d*)\.(\d*)\.(\d*)$/.exec(cursor)?.slice(1);
  const numbers = parts?.map((part) => (part === '' ? null : Number(part)));
  const [cell, id, lastCell, lastId, score, seenId] = numbers ?? [];
  if (!numbers || numbers.some((number) => number !== null && number > 2_147_483_647))
    throw invalidField('cursor', sentence('invalid'));
  const position = (inCell?: number | null, profile?: number | null): Position | null =>
    typeof inCell === 'number' && typeof profile === 'number' ? { cell: inCell, id: profile } : null;
  return {
    after: position(cell, id),
    upTo: position(lastCell, lastId),
    seen: typeof score === 'number' && typeof seenId === 'number' ? { score, id: seenId } : null,
  };
}
