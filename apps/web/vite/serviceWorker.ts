import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { minify, type Plugin, transformWithOxc } from 'vite';

const source = fileURLToPath(new URL('../src/worker/serviceWorker.ts', import.meta.url));

/**
 * The worker's script. @param build The build's name; a new name makes browsers install a new
 * worker.
 */
export async function workerScript(build: string): Promise<string> {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  const named = `const build = ${JSON.stringify(build)};\n${code}`;
  return (await minify('sw.js', named, { module: true })).code;
}

/** Writes the service worker beside the app, named by a hash of the build's files. */
export function serviceWorker(): Plugin {
  return {
    name: 'upline:service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const hash = createHash('sha256');
        for (const file of Object.keys(bundle).toSorted()) hash.update(`${file}\n`);
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('The build holds no index.html.');
        hash.update(page.source);
        const build = hash.digest('hex').slice(0, 16);
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: await workerScript(build) });
      },
    },
  };
}
