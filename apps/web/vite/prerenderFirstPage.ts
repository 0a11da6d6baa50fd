import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite';
import * as z from 'zod';

const entry = fileURLToPath(new URL('../src/renderFirstPage.tsx', import.meta.url));

const rendered = z.object({ renderFirstPage: z.function({ input: [], output: z.string() }) });

const font = /\/geist-latin-.*\.woff2$/;

/** Excludes dynamic imports from the first page. */
const nothingLater: Plugin = {
  name: 'upline:nothing-later',
  resolveId: {
    order: 'pre',
    handler: (source, _importer, { kind }) =>
      kind === 'dynamic-import' ? { id: source, external: true } : undefined,
  },
};

/** Renders the first page with the app's own components, built as the app is. */
async function render({ root, mode, envPrefix, define }: ResolvedConfig): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'upline-first-page-'));
  try {
    await build({
      root,
      mode,
      envPrefix,
      // The same constants as in the build, so that React hydrates the first page unchanged.
      define,
      configFile: false,
      logLevel: 'error',
      plugins: [nothingLater, react(), vanillaExtractPlugin()],
      ssr: { noExternal: true },
      build: { ssr: entry, outDir: folder, emptyOutDir: true, minify: false, copyPublicDir: false },
    });
    const { renderFirstPage } = rendered.parse(
      await import(pathToFileURL(join(folder, 'renderFirstPage.js')).href),
    );
    return renderFirstPage();
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Inlines the page's stylesheet, so that the first paint needs no further request. */
function inlineStyles(html: string, bundle: Rolldown.OutputBundle): string {
  return html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (link, file: string) => {
    const asset = bundle[file];
    if (asset?.type !== 'asset') throw new Error(`The build holds no ${file}.`);
    const css = String(asset.source).trim();
    // The link stays, with a type that no browser fetches: Vite's loader of later parts then treats
    // these styles as present.
    return `<style>${css}</style>${link.replace('>', ' type="text/plain">')}`;
  });
}

/**
 * Puts the rendered sign-in with its styles into the built page and preloads its font. The sign-in
 * is readable before the app's code arrives, which then hydrates it unchanged.
 */
export function prerenderFirstPage(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'upline:prerender-first-page',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        if (!bundle) throw new Error('The first page is rendered for a build.');
        const root = '<div id="root">';
        if (!html.includes(`${root}</div>`)) throw new Error('index.html holds no empty #root.');
        const fonts = Object.keys(bundle).filter((file) => font.test(file));
        const markup = await render(config);
        return {
          html: inlineStyles(html, bundle).replace(root, () => root + markup),
          tags: fonts.map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
        };
      },
    },
  };
}
