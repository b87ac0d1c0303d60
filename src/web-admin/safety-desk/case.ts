/** What every case of the desk says of itself. */
export interface Case {
  id: string;
  pendingSince?: string | null;
  assignee?: { id: string; name: string } | null;
  assignedAt?: string | null;
  /** What may be done now; the server decides by itself. */
  allowedActions?: string[];
}

/** Whether an act is offered: all are where the server does not say. */
export const offers = ({ allowedActions }: Case, action: string): boolean => allowedActions?.includes(action) ?? true;
