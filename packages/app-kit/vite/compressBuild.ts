import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks; fonts and pictures are compressed by their own formats. */
const text = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Below this a reply fits into one packet either way, bytes. */
const worthwhile = 1024;

const encodings = {
  '.br': (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  '.gz': (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

async function compress(path: string): Promise<void> {
  const body = await readFile(path);
  if (body.length < worthwhile) return;
  for (const [ending, encode] of Object.entries(encodings))
    await writeFile(path + ending, await encode(body));
}

/** Lays beside each text of a build its forms in brotli and gzip, so that the server never compresses one twice. */
export function compressBuild(): Plugin {
  let folder: string;
  return {
    name: 'upline:compress-build',
    apply: 'build',
    configResolved({ root, build }) {
      folder = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      async handler() {
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const texts = entries.filter((entry) => entry.isFile() && text.test(entry.name));
        await Promise.all(texts.map((entry) => compress(join(entry.parentPath, entry.name))));
      },
    },
  };
}
