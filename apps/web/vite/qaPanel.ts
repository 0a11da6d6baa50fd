import type { Plugin } from 'vite';

/** Puts the panel for testers into the page, before the app begins: in development only, never in a build. */
export function qaPanel(): Plugin {
  return {
    name: 'upline:qa-panel',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [
        { tag: 'script', attrs: { type: 'module', src: '/vite/qa/panel.ts' }, injectTo: 'head' },
      ],
    },
  };
}
