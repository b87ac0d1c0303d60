import type { Knex } from 'knex';
import { after, DAY, HOUR, type Clock } from '#kernel/clock.ts';
import { afterFact, type Subscription } from '#kernel/events.ts';
import { hashOfToken, newToken, type GuardianId, type UserId } from '#kernel/ids.ts';
import type { Mailer } from '#kernel/mail/mailer.ts';
import type { Tx, UnitOfWork } from '#kernel/unit-of-work.ts';
import type { IdentityFacade } from '../../identity/index.ts';
import type { Guardians } from '../domain/guardian.ts';
import { writeToGuardian } from '../emails/to-guardian.ts';
import { approvalOpened } from '../events.ts';
import type { ReviewMaterial } from '../index.ts';

const LINK_LIFE = 7 * DAY;
const MAIL_PAUSE = HOUR;

interface Ports {
  uow: UnitOfWork;
  clock: Clock;
  guardians: Guardians;
  identity: IdentityFacade;
  mailer: Mailer;
  material: ReviewMaterial;
}

/** Tells a guardian that something waits: the first item at once, then at most one e-mail an hour, each with a link that decides its item. */
export class MailGuardian {
  private readonly ports: Ports;
  constructor(ports: Ports) {
    this.ports = ports;
  }

  readonly subscriptions: Subscription[] = [
    afterFact(approvalOpened, 'guardianship.mail-guardian', (tx, { guardianId }) =>
      this.tell(tx, guardianId as GuardianId),
    ),
  ];

  /** Items that arrived within the hour after an e-mail are told when that hour is over. */
  async tellWaiting(db: Knex): Promise<void> {
    const due = await db('guardianship.approval as a')
      .join('guardianship.guardian as g', 'g.id', 'a.guardian_id')
      .where({ 'a.status': 'pending', 'g.state': 'verified' })
      .whereNull('a.mailed_at')
      .where((q) =>
        q.whereNull('g.item_mailed_at').orWhere('g.item_mailed_at', '<=', after(this.ports.clock.now(), -MAIL_PAUSE)),
      )
      .distinct('a.guardian_id');
    for (const { guardian_id: id } of due) await this.ports.uow.run((tx) => this.tell(tx, id));
  }

  private async tell(tx: Tx, guardianId: GuardianId): Promise<void> {
    const { clock, guardians, identity, mailer, material } = this.ports;
    const now = clock.now();
    const guardian = await guardians.find(tx, guardianId);
    if (guardian?.state.state !== 'verified') return;
    const { item_mailed_at: last } = await tx
      .db('guardianship.guardian')
      .where({ id: guardianId })
      .first('item_mailed_at');
    if (last && last > after(now, -MAIL_PAUSE)) return;
    const waiting = await tx
      .db('guardianship.approval')
      .where({ guardian_id: guardianId, status: 'pending' })
      .whereNull('mailed_at')
      .orderBy('created_at')
      .orderBy('id');
    const first = waiting[0];
    if (!first) return;

    const item = (await material.items(tx.db, first.type, [first.subject_id])).get(first.subject_id);
    if (!item) return;
    const token = newToken();
    await tx
      .db('guardianship.approval')
      .whereIn(
        'id',
        waiting.map((row) => row.id),
      )
      .update({ mailed_at: now });
    await tx.db('guardianship.guardian').where({ id: guardianId }).update({ item_mailed_at: now });
    const ward = await identity.contactOf(tx, guardian.state.wardId as UserId);
    const written = await writeToGuardian(tx, { identity, mailer }, guardian.state, {
      mail: first.type === 'message' ? 'approvalMessage' : 'approvalInterest',
      values: { guardian: guardian.state.name, ward: ward?.name ?? '', from: item.from, to: item.to },
      quote: item.content,
      path: `/decide/${token}`,
    });
    if (!written) return;
    await tx
      .db('guardianship.decision_link')
      .insert({ token_hash: hashOfToken(token), approval_id: first.id, expires_at: after(now, LINK_LIFE) });
  }
}
