// Builds both apps as `pnpm build` does, into the folder that is named, and lists the parts of the members' beside them.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildParts } from '../../bench/support/weighPages.ts';
import { appIn, deskIn, partsIn } from './layout.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to build into.');

const app = fileURLToPath(new URL('../../apps/web', import.meta.url));
const built = await build({
  root: app,
  configFile: join(app, 'vite.config.ts'),
  build: { outDir: appIn(folder), emptyOutDir: true },
  logLevel: 'error',
});
if (Array.isArray(built) || !('output' in built)) throw new Error('The build has more than one output.');
await writeFile(partsIn(folder), JSON.stringify(buildParts(built.output)));

const desk = fileURLToPath(new URL('../../apps/desk', import.meta.url));
await build({
  root: desk,
  configFile: join(desk, 'vite.config.ts'),
  build: { outDir: deskIn(folder), emptyOutDir: true },
  logLevel: 'error',
});
