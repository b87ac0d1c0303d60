export { MissingFields } from './missing-fields.tsx';
export { ModerationNotices } from './moderation/loaded-notices.tsx';
