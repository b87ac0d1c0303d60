import type { Actor } from '#kernel/actor.ts';
import { invalidField } from '#kernel/errors.ts';
import { sentence } from '#kernel/i18n/sentences.ts';
import type { PagedList } from '#kernel/paged-list.ts';
import { prepared } from '#kernel/persistence/prepared.ts';
import { runQuery, batch } from '#kernel/persistence/json-query.ts';
import { UseCase } from '#kernel/use-case.ts';
import { RANKED_TOGETHER } from '../../contracts/compatibility.ts';
import { PAGE_SIZE } from '../../contracts/browse.ts';
import type { ViewedProfile } from '../../contracts/profiles.schema.ts';
import { browseList, COUNTED_TO, SEARCH_CONTEXT, searchContextOf, type BrowseList } from '../../browse/browse-list.ts';
import { filtersOf, type SearchInput } from '../../browse/filters.ts';
import { FULL_RANGE, type CursorRange, type Position } from '../../browse/cursor-range.ts';
import { RANKED, type RankedRow } from '../../browse/browse-sql.ts';
import { viewedProfile } from '../../profile/viewed-profile.ts';
import { resolvePerspective, viewerWith, type ViewerPerspective, type ViewerPorts } from '../../browse/viewer.ts';

/** End of a page: its last score and id within the window from `after` to `upTo`, or the start of that window. */
interface Cursor extends CursorRange {
  seen: { score: number; id: number } | null;
}

const START: Cursor = { ...FULL_RANGE, seen: null };

/**
 * Listed profiles of the other gender, by compatibility, then newest (ADR 22). Keyset paging repeats and skips nobody.
 */
export class BrowseProfiles extends UseCase<ViewerPorts> {
  private readonly contextAndSender;
  constructor(ports: ViewerPorts) {
    super(ports);
    this.contextAndSender = batch('matchmaking.context-and-sender', {
      searchContext: SEARCH_CONTEXT,
      sender: ports.sender,
    });
  }

  /** Browse includes members in contact with the viewer; discover leaves them out: `newOnly`. */
  async execute(actor: Actor, input: SearchInput, { newOnly = false } = {}): Promise<PagedList<ViewedProfile>> {
    const now = this.ports.clock.now();
    const from = input.cursor === undefined ? START : readCursor(input.cursor);
    const perspective = await resolvePerspective(this.ports, actor, input.wardProfileId);
    const looking = { me: perspective.profileId, looksFor: perspective.looksFor, today: now };
    const filters = filtersOf(input, newOnly);
    const { searchContext, sender } = await this.known(actor, perspective, searchContextOf(looking, filters));
    const viewer = viewerWith(perspective, actor, sender, now);
    const list = await browseList(this.ports.db, { ...looking, never: viewer.never }, filters, searchContext, from);
    if ([from.after, from.upTo].some((position) => position && !list.has(position)))
      throw invalidField('cursor', sentence('cursor'));
    const { rows, next } = await this.page(list, perspective, from, input.limit ?? PAGE_SIZE);
    return {
      items: rows.map((row) => viewedProfile(viewer, row, now)),
      total: list.total > COUNTED_TO ? `${COUNTED_TO.toLocaleString('en-GB')}+` : String(list.total),
      next: next && writtenCursor(next),
    };
  }

  private async known(
    { userId: accountId }: Actor,
    { isOwn }: ViewerPerspective,
    input: ReturnType<typeof searchContextOf>,
  ) {
    const { db } = this.ports;
    if (isOwn) return runQuery(db, this.contextAndSender, { ...input, accountId });
    return { searchContext: await runQuery(db, SEARCH_CONTEXT, input), sender: null };
  }

  /** Reads `limit` profiles from a cursor on, window by window, and returns the next cursor, or null at the end. */
  private async page(list: BrowseList, perspective: ViewerPerspective, from: Cursor, limit: number) {
    const rows: RankedRow[] = [];
    for (let at = from; ;) {
      const page = await list.window(at);
      const hasMore = at.upTo !== null || page.length > RANKED_TOGETHER;
      const window = page.slice(0, RANKED_TOGETHER);
      const upTo = at.upTo ?? (hasMore ? window.at(-1)! : null);
      const wanted = limit - rows.length;
      const ranked = await this.ranked(perspective, window, at.seen, wanted + 1);
      rows.push(...ranked.slice(0, wanted));
      const last = rows.at(-1);
      if (ranked.length > wanted && last)
        return { rows, next: { after: at.after, upTo, seen: { score: last.score, id: last.id } } };
      if (!upTo) return { rows, next: null };
      at = { after: upTo, upTo: null, seen: null };
      if (rows.length === limit) return { rows, next: at };
    }
  }

  private async ranked(
    perspective: ViewerPerspective,
    window: Position[],
    seen: Cursor['seen'],
    limit: number,
  ): Promise<RankedRow[]> {
    if (window.length === 0) return [];
    const now = this.ports.clock.now();
    return prepared<RankedRow>(this.ports.db, RANKED, {
      ids: window.map(({ id }) => id),
      me: perspective.profileId,
      today: now,
      now,
      refusedSince: perspective.refusedSince,
      afterScore: seen?.score ?? null,
      afterId: seen?.id ?? null,
      limit,
    });
  }
}

const writtenCursor = ({ after, upTo, seen }: Cursor): string =>
  [after?.cell, after?.id, upTo?.cell, upTo?.id, seen?.score, seen?.id].map((part) => part ?? '').join('.');

function readCursor(cursor: string): Cursor {
  const parts = /^(\d*)\.(\d*)\.(\d*)\.(\d*)\.(\d*)\.(\d*)$/.exec(cursor)?.slice(1);
  const numbers = parts?.map((part) => (part === '' ? null : Number(part)));
  const [cell, id, lastCell, lastId, score, seenId] = numbers ?? [];
  if (!numbers || numbers.some((number) => number !== null && number > 2_147_483_647))
    throw invalidField('cursor', sentence('cursor'));
  const position = (inCell?: number | null, profile?: number | null): Position | null =>
    typeof inCell === 'number' && typeof profile === 'number' ? { cell: inCell, id: profile } : null;
  return {
    after: position(cell, id),
    upTo: position(lastCell, lastId),
    seen: typeof score === 'number' && typeof seenId === 'number' ? { score, id: seenId } : null,
  };
}
