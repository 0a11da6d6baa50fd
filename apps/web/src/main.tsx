import '@upline/ui/global';
import './firstPaint.css';
import { StrictMode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { endFirstPaint } from './firstPaint.ts';
import { watchErrors } from './reports/watchErrors.ts';
import { followOtherTabs } from './session/followOtherTabs.ts';
import { browserStorage } from './store/browserStorage.ts';
import { createAppWorld } from './world.ts';

watchErrors();
const world = await createAppWorld(browserStorage);
followOtherTabs(world.session);
void world.wallet.restore();

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root.');
const { pathname, search } = window.location;
const app = (
  <StrictMode>
    <App world={world} address={{ pathname, search }} />
  </StrictMode>
);
// The build has put the sign-in into the page, in English; any other page begins empty.
const isEnglish = world.ports.language.shown.get().language === 'en';
const isDrawn = root.hasChildNodes() && isEnglish && !world.navigation.isRouted.get();
endFirstPaint();
if (isDrawn) hydrateRoot(root, app);
else {
  root.replaceChildren();
  const drawn = createRoot(root);
  // At once: nothing is painted between the page that was covered and the one in its place.
  flushSync(() => drawn.render(app));
}
