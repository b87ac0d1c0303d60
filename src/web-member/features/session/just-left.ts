let erasedOn: string | null = null;

/**
 * Keeps when the account that was left in this window is erased, until the page is loaded anew, as every sign-in does.
 */
export function rememberLeaving(date: string) {
  erasedOn = date;
}

export const justLeft = () => erasedOn;
