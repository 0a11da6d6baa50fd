import '@upline/ui/global';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { followOtherTabs } from './session/followOtherTabs.ts';
import { browserStorage } from './store/browserStorage.ts';
import { createAppWorld } from './world.ts';

const world = await createAppWorld(browserStorage);
followOtherTabs(world.session);
void world.wallet.restore();

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root.');
createRoot(root).render(
  <StrictMode>
    <App world={world} />
  </StrictMode>,
);
