import './ui/fonts.css';
import './ui/tokens.css';
import './ui/base.css';
import { createRoot } from 'react-dom/client';
import { watchConnection } from './lib/connection.ts';
import { watchNavigation } from './lib/navigation-under-way.ts';
import { startTexts } from './lib/i18n.ts';
import { Providers } from './providers.tsx';
import { startRouter } from './routes.tsx';
import { showCarriedToast } from './ui/carried-toast.ts';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
await startTexts();
const router = startRouter();
watchNavigation(router);
createRoot(root).render(<Providers router={router} />);
showCarriedToast();
watchConnection();
// A page that the browser kept whole shows whoever was signed in then.
window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
