import { addressIn } from '#kernel/i18n/languages.ts';
import { inLanguage, type Scene } from './scene.ts';

const ibrahim: Scene['as'] = (cast) => cast.ibrahim;
const amina: Scene['as'] = (cast) => cast.amina;
const yusuf: Scene['as'] = (cast) => cast.yusuf;

type Place = Pick<Scene, 'route' | 'as' | 'at'>;

/** All pages that exist in other languages, with a reader. Pages behind mailed links have visitors. */
const places: Place[] = [
  { route: '/' },
  { route: '/for-families' },
  { route: '/pricing' },
  { route: '/example-profiles' },
  { route: '/privacy-policy' },
  { route: '/terms-of-service' },
  { route: '/guidance' },
  { route: '/guidance/:slug', at: () => '/guidance/what-a-guardian-does' },
  { route: '/guidance/prayer-times', at: () => '/guidance/prayer-times?city=Bradford&month=2026-11' },
  { route: '/how-fit-is-worked-out' },
  { route: '/auth' },
  { route: '/signup' },
  { route: '/forgot-password' },
  { route: '/reset-password', at: ({ reset }) => reset },
  { route: '/confirm-email', at: ({ confirmation }) => confirmation },
  { route: '/wali-verify', at: ({ invitation }) => invitation },
  { route: '/guardian-claim', at: ({ claim }) => claim },
  { route: '/help' },
  { route: '*', at: () => '/no/such/page' },
  { route: '/guardian-dashboard', as: ibrahim },
  { route: '/ward-profiles', as: ibrahim },
  { route: '/guardian/approvals', as: ibrahim },
  { route: '/guardian/approval/:id', as: ibrahim, at: ({ requested }) => `/guardian/approval/${requested}` },
  { route: '/guardian-messages', as: ibrahim },
  { route: '/guardian-messages/:id', as: ibrahim, at: ({ matchId }) => `/guardian-messages/${matchId}` },
  { route: '/guardian-verify', as: ibrahim },
  { route: '/browse', as: ibrahim },
  { route: '/profile-details/:id', as: ibrahim, at: ({ amina }) => `/profile-details/${amina.profileId}` },
  { route: '/account-settings', as: ibrahim },
  { route: '/account-settings', as: yusuf, at: () => '/account-settings?tab=notifications' },
  { route: '/dashboard', as: yusuf },
  { route: '/profile', as: yusuf },
  { route: '/create-profile', as: (cast) => cast.newcomer },
  { route: '/matches', as: yusuf },
  { route: '/messages', as: yusuf },
  {
    route: '/messages/:matchId',
    as: ({ pausedWith }) => pausedWith,
    at: ({ pausedMatchId }) => `/messages/${pausedMatchId}`,
  },
  { route: '/interest-requests', as: amina },
  { route: '/subscription-dashboard', as: (cast) => cast.payer },
  { route: '/saved', as: (cast) => cast.onBreak },
  { route: '/support', as: amina },
  { route: '/consultations', as: amina },
  { route: '/guardian-setup', as: (cast) => cast.maryam },
];

/** Each page once, in alternating languages. */
export const inLanguages: Scene[] = places.map(({ route, as, at = () => route }, place) => {
  const language = place % 2 === 0 ? 'ar' : 'ur';
  return {
    route,
    state: `in ${language === 'ar' ? 'Arabic' : 'Urdu'}`,
    at: (cast) => (URL.canParse(at(cast)) ? inLanguage(language, at(cast)) : addressIn(language, at(cast))),
    sees: (page) => page.locator(`html[lang=${language}][dir=rtl] h1`),
    ...(as && { as }),
  };
});
