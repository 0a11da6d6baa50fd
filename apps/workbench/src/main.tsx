import '@upline/ui/global';
import { browserStorage } from '@upline/app-kit/browserStorage';
import { followOtherTabs } from '@upline/app-kit/followOtherTabs';
import { watchErrors } from '@upline/app-kit/watchErrors';
import { createAppWorld } from '@upline/app-kit/world';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

watchErrors();
const world = await createAppWorld(browserStorage);
followOtherTabs(world.session);

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root.');
createRoot(root).render(
  <StrictMode>
    <App world={world} />
  </StrictMode>,
);
