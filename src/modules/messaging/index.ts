import type { Knex } from 'knex';
import type { ProfileId } from '#kernel/ids.ts';

/** What the composition root may ask of messaging on behalf of guardianship. */
export interface MessagingFacade {
  /** The words and the two parties of messages, for the guardian who decides on them. */
  messageItems(
    db: Knex,
    messageIds: string[],
  ): Promise<Map<string, { from: ProfileId; to: ProfileId; content: string | null }>>;
  /** The conversation up to a message, oldest first, as its guardian reads it. */
  conversationBefore(
    db: Knex,
    messageId: string,
  ): Promise<
    {
      senderId: ProfileId;
      content: string;
      createdAt: Date;
      state: 'guardian_review' | 'approved' | 'declined' | 'closed';
    }[]
  >;
}

export const MESSAGING = Symbol('messaging');
