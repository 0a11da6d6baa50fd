import { paths } from '@upline/domain';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from './App.tsx';
import { worldAtBuild } from './servicesAtBuild.ts';

/** Prerenders the sign-in for the build. Its first step is the same on every path. */
export function renderFirstPage(): string {
  return renderToString(
    <StrictMode>
      <App services={worldAtBuild} address={{ pathname: paths.login, search: '' }} />
    </StrictMode>,
  );
}
