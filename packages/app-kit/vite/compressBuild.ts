import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** File types worth compressing; fonts and pictures are compressed already. */
const text = /\.(js|css|html|svg|json|txt|webmanifest)$/;
/** Smaller replies fit into one packet uncompressed, bytes. */
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

/**
 * Writes brotli and gzip copies beside each text file of a build, so that the server never
 * compresses at run time.
 */
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
