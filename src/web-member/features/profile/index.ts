export { MissingFields } from './missing-fields.tsx';
export { ModerationNotices } from './moderation/moderation-notices.tsx';
