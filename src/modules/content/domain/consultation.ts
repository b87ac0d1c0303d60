import { DomainError } from '#kernel/errors.ts';
import { Aggregate } from '#kernel/events.ts';
import type { UserId } from '#kernel/values/ids.ts';
import type { Tx } from '#kernel/tx.ts';
import { consultationAnswered } from '../events.ts';

export interface ConsultationState {
  id: string;
  accountId: UserId;
  topic: string;
  message: string;
  preferredTimes: string | null;
  answer: string | null;
  createdAt: Date;
  answeredAt: Date | null;
}

export class Consultation extends Aggregate<ConsultationState> {
  static from(state: ConsultationState): Consultation {
    return new Consultation(state);
  }

  static open(
    input: Pick<ConsultationState, 'id' | 'accountId' | 'topic' | 'message' | 'preferredTimes'>,
    at: Date,
  ): Consultation {
    return new Consultation({ ...input, answer: null, createdAt: at, answeredAt: null });
  }

  /** @throws content.consultation-answered */
  reply(answer: string, at: Date): void {
    if (this.state.answeredAt) throw new DomainError('content.consultation-answered');
    this.state = { ...this.state, answer, answeredAt: at };
    const { id: consultationId, accountId } = this.state;
    this.record(consultationAnswered({ consultationId, accountId }));
  }

  get isOpen(): boolean {
    return this.state.answeredAt === null;
  }
}

/** Texts are sealed. */
export interface Consultations {
  /** Locks. */
  find(tx: Tx, id: string): Promise<Consultation | null>;
  save(tx: Tx, consultation: Consultation): Promise<void>;
}
