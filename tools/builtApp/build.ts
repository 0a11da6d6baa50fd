// Builds both apps as `pnpm build` does, into the given folder, and writes a list of each app's
// parts.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { buildParts } from '../../bench/support/weighPages.ts';
import { appIn, deskIn, deskPartsIn, partsIn } from './layout.ts';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to build into.');

async function buildApp(name: 'web' | 'desk', outDir: string, parts: string): Promise<void> {
  const root = fileURLToPath(new URL(`../../apps/${name}`, import.meta.url));
  const built = await build({
    root,
    configFile: join(root, 'vite.config.ts'),
    build: { outDir },
    logLevel: 'error',
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error('The build has more than one output.');
  await writeFile(parts, JSON.stringify(buildParts(built.output)));
}

await buildApp('web', appIn(folder), partsIn(folder));
await buildApp('desk', deskIn(folder), deskPartsIn(folder));
