import { withSettings } from '@upline/domain';
import type { Plugin } from 'vite';

/** Writes the settings of `pnpm dev` into the page, as the server does with a build. */
export function developSettings(text = process.env.UPLINE_PAGE_SETTINGS): Plugin {
  return {
    name: 'upline:develop-settings',
    apply: 'serve',
    transformIndexHtml: (html) => (text ? withSettings(html, JSON.parse(text)) : html),
  };
}
