import type { Knex } from 'knex';
import type { z } from 'zod';
import type { approvalDetail, PendingApproval } from '../contracts/approvals.ts';
import { DomainError } from '#kernel/errors.ts';
import type { ApprovalId, UserId } from '#kernel/ids.ts';
import type { Clock } from '#kernel/clock.ts';
import { descriptionOf } from '../emails/waiting-items.ts';
import type { GuardianshipFacade, ReviewedItem, ReviewMaterial } from '../index.ts';
import type { ApprovalRow } from '../infra/tables.ts';
import { findLink } from './decision-link.ts';
import { reviewedItems } from './reviewed-items.ts';

type Detail = z.infer<typeof approvalDetail>;
type Described = PendingApproval & Pick<ReviewedItem, 'from' | 'to'>;
type Row = Omit<ApprovalRow, 'closed_at' | 'mailed_at'>;

/** What a guardian reads: the items put to him, with the words and profiles they are about. */
export class ApprovalQueries {
  private readonly db: Knex;
  private readonly clock: Clock;
  private readonly facade: GuardianshipFacade;
  private readonly material: ReviewMaterial;

  constructor({
    db,
    clock,
    facade,
    material,
  }: {
    db: Knex;
    clock: Clock;
    facade: GuardianshipFacade;
    material: ReviewMaterial;
  }) {
    this.db = db;
    this.clock = clock;
    this.facade = facade;
    this.material = material;
  }

  /** What waits for this account, oldest first. */
  async pending(accountId: UserId): Promise<PendingApproval[]> {
    const wards = await this.facade.wardsOf(this.db, accountId);
    const rows = await this.rows()
      .whereIn(
        'guardian_id',
        wards.map((ward) => ward.guardianId),
      )
      .where({ status: 'pending', held: [] })
      .orderBy('created_at')
      .orderBy('id')
      .limit(200);
    return this.describe(rows, new Map(wards.map((ward) => [ward.wardId, ward.firstName])));
  }

  async pendingCount(accountId: UserId): Promise<number> {
    const wards = await this.facade.wardsOf(this.db, accountId);
    const row = await this.db('guardianship.approval')
      .whereIn(
        'guardian_id',
        wards.map((ward) => ward.guardianId),
      )
      .where({ status: 'pending', held: [] })
      .count({ n: '*' })
      .first();
    return Number(row?.n);
  }

  /** One item, also after its decision; 404 where it was put to somebody else, and while nobody can decide it. */
  async one(accountId: UserId, id: ApprovalId): Promise<Detail> {
    const wards = await this.facade.wardsOf(this.db, accountId);
    const row: Row | undefined = await this.rows().where({ id }).first();
    const ward = row && wards.find((w) => w.guardianId === row.guardian_id);
    if (!row || !ward || isHidden(row, accountId)) throw new DomainError('common.not-found');
    return this.detail(row, ward.firstName);
  }

  /**
   * The item behind an e-mailed link. Throws `already-decided` once it is, `link-expired` where its guardian can ask for a new
   * one, and 404 when the link is unknown, or nobody can decide the item at present.
   */
  async byLink(token: string): Promise<Detail> {
    const link = await findLink(this.db, token);
    const row: Row | undefined = link ? await this.rows().where({ id: link.approvalId }).first() : undefined;
    const acts =
      row && (await this.db('guardianship.guardian').where({ id: row.guardian_id, acting: true }).first('id'));
    if (!link || !row || !acts) throw new DomainError('common.not-found');
    if (row.status !== 'pending') throw new DomainError('guardianship.already-decided');
    if (row.held.length > 0) throw new DomainError('common.not-found');
    if (link.expiresAt <= this.clock.now()) throw new DomainError('guardianship.link-expired');
    return this.detail(row, await this.facade.wardName(this.db, row.ward_id));
  }

  private rows() {
    return this.db('guardianship.approval').select(
      'id',
      'type',
      'subject_id',
      'ward_id',
      'other_id',
      'guardian_id',
      'held',
      'status',
      'created_at',
    );
  }

  private async detail(row: Row, wardName: string): Promise<Detail> {
    const [item] = await this.describe([row], new Map([[row.ward_id, wardName]]));
    if (!item) throw new DomainError('common.not-found');
    const profiles = await this.material.profiles(this.db, [item.from, item.to]);
    const [fromProfile, toProfile] = [profiles.get(item.from), profiles.get(item.to)];
    // One of the two has left: nothing of him or her is shown any longer.
    if (!fromProfile || !toProfile) throw new DomainError('common.not-found');
    const conversation = await this.material.conversation(this.db, row.type, row.subject_id);
    return {
      ...item,
      status: row.status,
      fromProfile,
      toProfile,
      conversation: conversation.map((message) => ({ ...message, createdAt: message.createdAt.toISOString() })),
      allowedActions: row.status === 'pending' ? ['approve', 'decline'] : [],
    };
  }

  private async describe(rows: Row[], wardNames: Map<UserId, string>): Promise<Described[]> {
    const itemOf = await reviewedItems(this.db, this.material, rows);
    const wards = await this.db('guardianship.ward')
      .whereIn(
        'account_id',
        rows.map((row) => row.ward_id),
      )
      .select('account_id', 'profile_id');
    const profileOf = new Map(wards.map((ward) => [ward.account_id, ward.profile_id]));
    return rows.flatMap((row) => {
      const item = itemOf(row);
      const wardProfileId = profileOf.get(row.ward_id);
      if (!item || !wardProfileId) return [];
      return {
        id: row.id,
        type: row.type,
        description: descriptionOf(row.type, item),
        wardProfileId,
        wardFirstName: wardNames.get(row.ward_id) ?? '',
        from: item.from,
        to: item.to,
        content: item.content,
        bothAsked: item.bothAsked ?? false,
        createdAt: row.created_at.toISOString(),
      };
    });
  }
}

/** What nobody can decide at present, and what concerns the reader himself. */
const isHidden = ({ status, held, other_id: other }: Row, reader: UserId): boolean =>
  (status === 'pending' && held.length > 0) || other === reader;
