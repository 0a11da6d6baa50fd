import '@upline/ui/global';
import './firstPaint.css';
import { createAppServices } from '@upline/app-kit/appServices';
import { browserStorage } from '@upline/app-kit/browserStorage';
import { followOtherTabs } from '@upline/app-kit/followOtherTabs';
import { watchErrors } from '@upline/app-kit/watchErrors';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { endFirstPaint } from './firstPaint.ts';

watchErrors();
const services = await createAppServices(browserStorage);
followOtherTabs(services.session);
void services.wallet.restore();

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root.');
const { pathname, search } = window.location;
const app = (
  <StrictMode>
    <App services={services} address={{ pathname, search }} />
  </StrictMode>
);
// The build prerenders the sign-in in English; any other page starts empty.
const isEnglish = services.ports.language.shown.get().language === 'en';
const isDrawn = root.hasChildNodes() && isEnglish && !services.navigation.isRouted.get();
endFirstPaint();
if (isDrawn) hydrateRoot(root, app);
else {
  root.replaceChildren();
  const drawn = createRoot(root);
  // Synchronously, so that nothing is painted between the covered page and its replacement.
  flushSync(() => drawn.render(app));
}
