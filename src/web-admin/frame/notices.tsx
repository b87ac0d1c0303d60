import { Notification } from 'react-admin';

const LONG_ENOUGH_MS = 6000;

/** Toasts at the bottom of the page. */
export const Notices = () => <Notification autoHideDuration={LONG_ENOUGH_MS} multiLine />;
