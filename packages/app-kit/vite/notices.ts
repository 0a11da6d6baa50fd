import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

const fileName = 'licenses.txt';

/** The package folder of a file; `null` for the app's own files. */
function packageOf(file: string): string | null {
  const [, folder] = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/.exec(file) ?? [];
  return folder ?? null;
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((one) => /^(licen[cs]e|copying)/i.test(one));
  if (!file) throw new Error(`${name} ships no licence, and the build holds a file of it.`);
  return `\n## ${name} - ${version} (${license})\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
}

/**
 * Writes the licences of all bundled packages beside the app: Vite's list of scripts, then fonts
 * and pictures.
 */
export function notices(): Plugin {
  let root: string;
  return {
    name: 'upline:notices',
    config: (_, { command }) => ({
      build: { license: { fileName } },
      define: {
        'import.meta.env.UPLINE_LICENCES': JSON.stringify(command === 'build' ? `/${fileName}` : ''),
      },
    }),
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const list = bundle[fileName];
        if (list?.type !== 'asset') throw new Error('Vite has written no list of licences.');
        const files = Object.values(bundle).flatMap((part) =>
          part.type === 'asset' ? part.originalFileNames : [],
        );
        const folders = new Set(files.map((file) => packageOf(resolve(root, file))));
        const texts = [...folders].filter((folder) => folder !== null).map(noticeOf);
        list.source = `${list.source}${texts.toSorted().join('')}`;
      },
    },
  };
}
