import '../web-shared/ui/fonts.css';
import '../web-shared/ui/tokens.css';
import './layout/base.css';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { languages, spokenLanguage } from '#kernel/i18n/languages.ts';
import { setOwnLanguage } from '../web-shared/text/own-language.ts';
import { setDateLanguage } from '../web-shared/text/format.ts';
import { takeSite } from '../web-shared/site.ts';
import { watchConnection } from '../web-shared/server/connection.ts';
import { leaveKeysToInputMethods } from '../web-shared/input-method.ts';
import { App } from './app.tsx';
import { startTexts } from './lib/texts.ts';
import { loadCurrentUser } from './lib/who.ts';
import { themeIn } from './theme.ts';

takeSite();
const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
const nonce = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
const user = await loadCurrentUser();
const language = spokenLanguage(user.language);
const { dir } = languages[language];
Object.assign(document.documentElement, { lang: language, dir });
setOwnLanguage(language);
setDateLanguage(language);
await startTexts(language);
// A cache of its own name: rules of both directions must not meet.
const styles = createCache({
  key: `mithaq-${dir}`,
  nonce,
  ...(dir === 'rtl' && { stylisPlugins: [rtlPlugin] }),
});
createRoot(root).render(
  <StrictMode>
    <CacheProvider value={styles}>
      <ThemeProvider theme={themeIn(dir)}>
        <CssBaseline />
        <App user={user} />
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
);
watchConnection();
leaveKeysToInputMethods();
// A page restored from the back/forward cache may belong to another user by now.
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
