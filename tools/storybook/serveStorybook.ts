import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { type Ingredients, keptFolder } from '../shared/keptFolder.ts';
import { serveFolder } from './serveFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A short run builds no prop tables. */
const tables: Record<string, string> =
  process.env.UPLINE_TESTS === 'full' ? {} : { UPLINE_PROPS_TABLES: 'none' };

/** All possible inputs of a Storybook build. */
const ingredients: Ingredients = {
  files: [
    '.storybook/**/*',
    '{packages/*,apps/desk,apps/workbench}/*.{ts,json}',
    '{packages/*,apps/desk,apps/workbench}/src/**/*',
    'contracts/scenarios/*.json',
    '{package.json,pnpm-lock.yaml}',
    'tools/{keptFolder,storybook/serveStorybook}.ts',
  ],
  outside: /\.test\.tsx?$/,
  more: tables,
};

async function build(folder: string): Promise<void> {
  await execa('storybook', ['build', '--disable-telemetry', '--quiet', '-o', folder], {
    cwd: root,
    preferLocal: true,
    // A build allocates thousands of syntax trees: with little room for young objects, half of its
    // time is garbage collection.
    env: { NODE_OPTIONS: '--max-semi-space-size=128', ...tables },
  });
}

/**
 * Serves the Storybook in `STORYBOOK_BUILD`, else one that is built once and cached until a source
 * changes.
 */
export async function openStorybook(): Promise<Awaited<ReturnType<typeof serveFolder>>> {
  const given = process.env.STORYBOOK_BUILD;
  const folder = given && existsSync(given) ? given : await keptFolder('storybook-build', ingredients, build);
  return serveFolder(folder);
}

export default async function serveStorybook(): Promise<() => void> {
  const { url, close } = await openStorybook();
  process.env.PLAYWRIGHT_TEST_BASE_URL = url;
  return close;
}
