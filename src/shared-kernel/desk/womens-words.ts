import type { Knex } from 'knex';
import type { Actor } from '../actor.ts';
import { after, HOUR, type Clock } from '../clock.ts';
import { siteSettings, type SistersByWomen } from '../contracts/admin/admin-site.schema.ts';
import type { AuditSubjectType } from '../contracts/admin/audit-words.ts';
import type { Duty } from '../contracts/roles.ts';
import { DomainError } from '../errors.ts';
import type { UserId } from '../values/ids.ts';
import './errors.ts';

/** How long a member of staff who gave a reason reads the words of a case. */
export const READING_HOURS = 24;

/** `with-reason`: the reader reads the words by an audited act with a reason. */
export type WordsAccess = 'free' | 'with-reason' | 'withheld';

interface Person {
  userId: UserId | null;
  gender: 'male' | 'female' | null;
}

/** Decides whether staff without a conflict of interest read what somebody wrote in private. */
export function mayReadWords(
  reader: Person,
  author: Person,
  { setting, isWomanAvailable }: { setting: SistersByWomen; isWomanAvailable: boolean },
): WordsAccess {
  if (setting === 'none' || author.gender !== 'female' || reader.gender === 'female') return 'free';
  if (reader.userId !== null && reader.userId === author.userId) return 'free';
  return setting === 'preferably' || !isWomanAvailable ? 'with-reason' : 'withheld';
}

/** Private words, and the accounts of those who wrote them. */
export interface PrivateWords {
  id: string;
  authors: readonly (UserId | null)[];
  /** An erased account wrote a part of them, which may have been a woman's. */
  isByErased?: boolean;
}

/** Words of one kind, and how a member of staff reads them. */
export interface WordsKind {
  subjectType: AuditSubjectType;
  /** The duty of those who read them; null: admins only. */
  duty: Duty | null;
  /** Those of the words that this member of staff may not read for another reason, such as a conflict of interest. */
  closedTo(db: Knex, staff: UserId, ids: string[]): Promise<Set<string>>;
}

export interface WomensWordsPorts {
  clock: Clock;
  accounts: {
    filterWomen(db: Knex, userIds: UserId[]): Promise<Set<UserId>>;
    womenOfStaff(db: Knex, duty: Duty | null): Promise<UserId[]>;
  };
}
export type WordsReader = Pick<Actor, 'userId' | 'gender'>;

/** Answers `mayReadWords` for stored words. Reads the setting each time, so that a change applies at once. */
export class WomensWords {
  private readonly ports: WomensWordsPorts;
  constructor(ports: WomensWordsPorts) {
    this.ports = ports;
  }

  /** The access of the reader to each of the words, apart from a conflict of interest. */
  async accessTo(
    db: Knex,
    reader: WordsReader,
    kind: WordsKind,
    words: PrivateWords[],
  ): Promise<Map<string, WordsAccess>> {
    const row = await db('kernel.site').first('settings');
    const setting = siteSettings((row?.settings as object | undefined) ?? {}).sistersByWomen;
    const women = setting === 'none' ? new Set<UserId>() : await this.womenAmong(db, words);
    const byWomen = words.filter(({ authors, isByErased }) => isByErased || authors.some((id) => id && women.has(id)));
    const available = setting === 'always' ? await this.availableTo(db, kind, byWomen) : new Set<string>();
    return new Map(
      words.map((one) => {
        const author = { userId: one.authors[0] ?? null, gender: byWomen.includes(one) ? ('female' as const) : null };
        return [one.id, mayReadWords(reader, author, { setting, isWomanAvailable: available.has(one.id) })];
      }),
    );
  }

  /** Those of the words that the reader has read with a reason within the last day. */
  async readOf(db: Knex, reader: WordsReader, { subjectType }: WordsKind, ids: string[]): Promise<Set<string>> {
    const rows = db('kernel.audit')
      .where({ actor: reader.userId, subject_type: subjectType })
      .whereIn('subject_id', ids)
      .whereIn('verb', ['read', 'read-words'])
      .where('at', '>', after(this.ports.clock.now(), -READING_HOURS * HOUR));
    return new Set(await rows.pluck('subject_id'));
  }

  /** @throws desk.words-withheld if the reader may not read them even with a reason */
  async requireReadable(db: Knex, reader: WordsReader, kind: WordsKind, words: PrivateWords): Promise<void> {
    const access = (await this.accessTo(db, reader, kind, [words])).get(words.id);
    if (access === 'withheld') throw new DomainError('desk.words-withheld');
  }

  private womenAmong(db: Knex, words: PrivateWords[]): Promise<Set<UserId>> {
    const authors = words.flatMap((one) => one.authors.filter((id) => id !== null));
    return this.ports.accounts.filterWomen(db, [...new Set(authors)]);
  }

  /** Those of the words that at least one woman of the staff can read. */
  private async availableTo(db: Knex, { duty, closedTo }: WordsKind, words: PrivateWords[]): Promise<Set<string>> {
    const ids = words.map(({ id }) => id);
    const available = new Set<string>();
    if (ids.length === 0) return available;
    for (const woman of await this.ports.accounts.womenOfStaff(db, duty)) {
      const closed = await closedTo(db, woman, ids);
      for (const id of ids) if (!closed.has(id)) available.add(id);
    }
    return available;
  }
}
