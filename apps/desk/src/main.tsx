import '@upline/ui/global';
import { browserStorage, createAppWorld, followOtherTabs, staffWorld, watchErrors } from '@upline/web/parts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

watchErrors();
const world = staffWorld(await createAppWorld(browserStorage));
followOtherTabs(world.session);
void world.wallet.restore();

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root.');
createRoot(root).render(
  <StrictMode>
    <App world={world} />
  </StrictMode>,
);
