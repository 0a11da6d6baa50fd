import '@upline/ui/global';
import './firstPaint.css';
import { StrictMode } from 'react';
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
// The build has put the sign-in into the page; any other page begins empty.
const isDrawn = root.hasChildNodes() && !world.navigation.isRouted.get();
if (!isDrawn) root.replaceChildren();
endFirstPaint();
if (isDrawn) hydrateRoot(root, app);
else createRoot(root).render(app);
