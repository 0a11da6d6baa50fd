import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { type Ingredients, keptFolder } from '../shared/keptFolder.ts';
import { serveFolder } from './serveFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A short run does without tables of props. */
const tables: Record<string, string> =
  process.env.UPLINE_TESTS === 'full' ? {} : { UPLINE_PROPS_TABLES: 'none' };

/** All that may go into a Storybook, and a little more. */
const ingredients: Ingredients = {
  files: [
    '.storybook/**/*',
    '{packages/*,apps/desk}/*.{ts,json}',
    '{packages/*,apps/desk}/src/**/*',
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
    // A build makes and drops syntax trees by the thousand: young objects need room, or it collects half of the time.
    env: { NODE_OPTIONS: '--max-semi-space-size=128', ...tables },
  });
}

/** Serves the Storybook that `STORYBOOK_BUILD` names, else one that is built once and kept until a source changes. */
export async function openStorybook(): Promise<Awaited<ReturnType<typeof serveFolder>>> {
  const given = process.env.STORYBOOK_BUILD;
  const folder = given && existsSync(given) ? given : await keptFolder('storybook-build', ingredients, build);
  return serveFolder(folder);
}

/** Opens the Storybook for a whole run. */
export default async function serveStorybook(): Promise<() => void> {
  const { url, close } = await openStorybook();
  process.env.PLAYWRIGHT_TEST_BASE_URL = url;
  return close;
}
