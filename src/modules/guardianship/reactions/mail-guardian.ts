import type { Knex } from 'knex';
import { after, DAY, HOUR, type Clock } from '#kernel/clock.ts';
import { afterFact, type Subscription } from '#kernel/events.ts';
import { hashOfToken, newToken, type ApprovalId, type GuardianId, type UserId } from '#kernel/ids.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Approval, Approvals } from '../domain/approval.ts';
import type { Guardians } from '../domain/guardian.ts';
import { emailAbout, type WaitingItem } from '../emails/waiting-items.ts';
import { approvalOpened, approvalPut } from '../events.ts';
import type { ReviewMaterial } from '../index.ts';

const LINK_LIFE = 7 * DAY;
const MAIL_PAUSE = HOUR;
/** What one e-mail tells of; the rest follows an hour later. */
const AT_ONCE = 20;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardians: Guardians;
  approvals: Approvals;
  identity: IdentityFacade;
  material: ReviewMaterial;
}
/** An item and the secret of its link. */
interface Linked {
  approval: Approval;
  item: WaitingItem;
  token: string;
}

/** Tells a guardian what waits: at once, then at most one e-mail an hour however many wards he has, each item with a link of its own (decisions 2.15). */
export class MailGuardian {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  readonly subscriptions: Subscription[] = [approvalOpened, approvalPut].map((event) =>
    afterFact(event, `guardianship.mail-${event.type.split('.')[1]}`, (tx, { guardianId }) =>
      this.tell(tx, guardianId as GuardianId),
    ),
  );

  /** What arrived within the hour after an e-mail is told when that hour is over. */
  async tellWaiting(db: Knex): Promise<void> {
    const due = await db('guardianship.approval as a')
      .join('guardianship.guardian as g', 'g.id', 'a.guardian_id')
      .where({ 'a.status': 'pending', 'a.held': [], 'g.acting': true })
      .whereNull('a.mailed_at')
      .distinct('a.guardian_id');
    for (const { guardian_id: id } of due) await this.ports.uow.run((tx) => this.tell(tx, id));
  }

  /** Mails a new link to an item that waits, because its guardian asked for one. Whether it still waits for him. */
  async sendAgain(tx: Tx, id: ApprovalId): Promise<boolean> {
    const { clock, guardians, approvals, identity } = this.ports;
    const row = await tx.db('guardianship.approval').where({ id }).first('guardian_id');
    if (!row) return false;
    const { guardian_id: guardianId } = row;
    const guardian = await guardians.find(tx, guardianId);
    const approval = await approvals.find(tx, id);
    if (!guardian?.acts || !approval?.waitsFor(guardianId)) return false;
    const linked = await this.link(tx, [approval]);
    if (linked.length === 0) return false;
    const { name, email: address } = guardian.state;
    const [email, content] = emailAbout(
      name,
      linked.map(({ item }) => item),
    );
    // He asked for it, whatever his settings say.
    await identity.notify(tx, { name, address }, email, content);
    await this.keep(tx, linked, clock.now());
    return true;
  }

  private async tell(tx: Tx, guardianId: GuardianId): Promise<void> {
    const { clock, guardians, identity } = this.ports;
    const now = clock.now();
    const records = await guardians.ofSamePerson(tx, guardianId);
    const ids = records.map(({ state }) => state.id);
    const mine = () => tx.db('guardianship.approval').whereIn('guardian_id', ids);
    const last = await mine().max({ at: 'mailed_at' }).first();
    if (records.length === 0 || (last?.at && last.at > after(now, -MAIL_PAUSE))) return;
    const waiting = await mine()
      .where({ status: 'pending', held: [] })
      .whereNull('mailed_at')
      .orderBy('created_at')
      .orderBy('id')
      .limit(AT_ONCE)
      .pluck('id');
    const linked = await this.link(tx, await this.locked(tx, waiting));
    if (linked.length === 0) return;
    const guardian = records.find(({ state }) => state.id === guardianId) ?? records[0]!;
    const [email, content] = emailAbout(
      guardian.state.name,
      linked.map(({ item }) => item),
    );
    // What his settings keep back is not told.
    if (await identity.notify(tx, guardian.recipient, email, content)) await this.keep(tx, linked, now);
  }

  private async locked(tx: Tx, ids: ApprovalId[]): Promise<Approval[]> {
    const found: Approval[] = [];
    for (const id of ids) {
      const approval = await this.ports.approvals.find(tx, id);
      if (approval) found.push(approval);
    }
    return found;
  }

  /** The items with their words, each with a secret for its link; without those whose words are gone. */
  private async link(tx: Tx, approvals: Approval[]): Promise<Linked[]> {
    const { identity, material } = this.ports;
    const names = await identity.namesOf(
      tx.db,
      approvals.map(({ state }) => state.wardId),
    );
    const linked: Linked[] = [];
    for (const approval of approvals) {
      const { type, subjectId, wardId } = approval.state;
      const reviewed = (await material.items(tx.db, type, [subjectId])).get(subjectId);
      if (!reviewed) continue;
      const token = newToken();
      const item = { ...reviewed, type, ward: names.get(wardId as UserId) ?? '', path: `/decide/${token}` };
      linked.push({ approval, item, token });
    }
    return linked;
  }

  private async keep(tx: Tx, linked: Linked[], at: Date): Promise<void> {
    for (const { approval, token } of linked) {
      approval.tell(at);
      await this.ports.approvals.save(tx, approval);
      await tx.db('guardianship.decision_link').insert({
        token_hash: hashOfToken(token),
        approval_id: approval.state.id,
        guardian_id: approval.state.guardianId,
        expires_at: after(at, LINK_LIFE),
      });
    }
  }
}
