import '@upline/ui/global';
import { createAppServices } from '@upline/app-kit/appServices';
import { browserStorage } from '@upline/app-kit/browserStorage';
import { followOtherTabs } from '@upline/app-kit/followOtherTabs';
import { watchErrors } from '@upline/app-kit/watchErrors';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';

watchErrors();
const services = await createAppServices(browserStorage);
followOtherTabs(services.session);

const root = document.getElementById('root');
if (!root) throw new Error('index.html holds no #root.');
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
