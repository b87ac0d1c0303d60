/** The page on which each role begins. */
export const STARTS = {
  brother: '/dashboard',
  sister: '/dashboard',
  guardian: '/guardian-dashboard',
  imam: '/guardian-dashboard',
  moderator: '/admin-dashboard',
  admin: '/admin-dashboard',
} as const;

/** An account of the demo, or the admin, with its password. */
export interface SignIn {
  role: keyof typeof STARTS;
  email: string;
  password: string;
}
