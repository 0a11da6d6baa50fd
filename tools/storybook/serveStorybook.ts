import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { serveFolder } from './serveFolder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Serves the Storybook that `STORYBOOK_BUILD` names, else one that it builds first. */
export default async function serveStorybook(): Promise<() => void> {
  const given = process.env.STORYBOOK_BUILD;
  const folder = given && existsSync(given) ? given : `${root}node_modules/.cache/storybook-build`;
  if (folder !== given) {
    await execa('storybook', ['build', '--disable-telemetry', '--quiet', '-o', folder], {
      cwd: root,
      preferLocal: true,
      // A build makes and drops syntax trees by the thousand: young objects need room, or it collects half of the time.
      env: {
        NODE_OPTIONS: '--max-semi-space-size=128',
        ...(process.env.UPLINE_TESTS !== 'full' && { UPLINE_PROPS_TABLES: 'none' }),
      },
    });
  }
  const { url, close } = await serveFolder(folder);
  process.env.PLAYWRIGHT_TEST_BASE_URL = url;
  return close;
}
