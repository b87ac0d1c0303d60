/** The query of the page to which an account is led that may not use the console. */
export const FROM_CONSOLE = 'from=console';

export const isFromConsole = (search: string): boolean => new URLSearchParams(search).get('from') === 'console';
