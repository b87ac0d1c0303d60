/** Display names of the sender of a member's emails: the service's, or one that says nothing. */
export const senderNames = ['service', 'plain'] as const;
