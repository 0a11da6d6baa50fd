// Builds the members' app as `pnpm build` does, into the folder that is named, and lists the build's parts beside it.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildParts } from '../../bench/support/weighPages.ts';
import { appIn, partsIn } from './layout.ts';

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
