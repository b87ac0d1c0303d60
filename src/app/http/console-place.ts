/** Where the staff's console is. */
export const CONSOLE = '/admin-dashboard';

/** Whether this address is the console's: nothing of it is answered without a session. */
export const isConsole = (address: string): boolean => address === CONSOLE || address.startsWith(`${CONSOLE}/`);
