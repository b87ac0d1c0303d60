export interface Case {
  id: string;
  pendingSince?: string | null;
  assignee?: { id: string; name: string } | null;
  assignedAt?: string | null;
  /** The actions that are possible now; the server checks them itself. */
  allowedActions?: string[];
}

/** Returns whether an action is offered; all are if the server lists none. */
export const offers = ({ allowedActions }: Case, action: string): boolean => allowedActions?.includes(action) ?? true;
