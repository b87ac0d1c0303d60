let erasedOn: string | null = null;

/** Remembers the date of erasure after the account was deleted in this window, until the page reloads. */
export function rememberLeaving(date: string) {
  erasedOn = date;
}

export const justLeft = () => erasedOn;
