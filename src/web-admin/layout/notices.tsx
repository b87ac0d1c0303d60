import { Notification } from 'react-admin';

const LONG_ENOUGH_MS = 6000;

export const Notices = () => <Notification autoHideDuration={LONG_ENOUGH_MS} multiLine />;
