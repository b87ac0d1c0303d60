import { afterCommit, type Subscription } from '#kernel/events.ts';
import texts from '#texts/en/guardianship.json' with { type: 'json' };
import { emails } from '../emails.ts';
import { profileOfWard } from '../guardian/guardian-of-ward.ts';
import { concernRaised } from '../events.ts';
import type { UseCasePorts } from '../use-case-ports.ts';

type Ports = Pick<UseCasePorts, 'identity' | 'material'>;

/** Notifies a ward that her guardian reported a message to her, without its words. */
export const mailConcern = ({ identity, material }: Ports): Subscription[] => [
  afterCommit(concernRaised, 'guardianship.mail-concern', async (tx, { type, subjectId, wardId, concern }) => {
    const message = (await material.items(tx.db, type, [subjectId])).get(subjectId);
    if (!message || message.from === (await profileOfWard(tx.db, wardId))) return;
    await identity.notify(tx, wardId, emails.messageConcern, {
      values: { other: message.from, what: texts.concern[concern] },
      path: '/guardian-dashboard',
    });
  }),
];
