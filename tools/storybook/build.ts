// `pnpm build-storybook`: builds Storybook as static files. Storybook deletes its output folder, so
// the folder is checked first.
import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { Command } from 'commander';
import { execa } from 'execa';
import { checkout, requireServablePath } from '../shared/servablePath.ts';

const usual = join(checkout, 'storybook-static');

/** @throws Error with the folder's content if it is neither new, empty nor the usual one. */
async function requireOwnFolder(folder: string): Promise<void> {
  if (folder === usual) return;
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  if (names.length === 0) return;
  const found = names.toSorted().slice(0, 5).join(', ');
  throw new Error(
    `Storybook is not built into ${folder}: it would delete what is there (${found}). Name an empty folder.`,
  );
}

const program = new Command('pnpm build-storybook')
  .description('Builds Storybook as static files. What Storybook itself knows is handed on to it.')
  .option('-o, --output-dir <folder>', 'a new or empty folder', usual)
  .allowUnknownOption()
  .allowExcessArguments();
const { outputDir } = program.parse().opts<{ outputDir: string }>();
const folder = resolve(outputDir);

try {
  requireServablePath();
  await requireOwnFolder(folder);
  const words = ['build', '--disable-telemetry', ...program.args, '-o', folder];
  const options = { cwd: checkout, preferLocal: true, localDir: checkout, reject: false } as const;
  const { exitCode = 1 } = await execa('storybook', words, { ...options, stdio: 'inherit' });
  process.exitCode = exitCode;
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
