// `pnpm visual`: a picture of every story from the working tree and from a commit before it, compared pixel by pixel.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.ts';
import { checkOut } from './checkOut.ts';
import { serveFolder } from './storybook/serveFolder.ts';
import { compareStories } from './visual/compareStories.ts';
import { writeReport } from './visual/report.ts';
import { storiesOf } from './visual/storyList.ts';

/** Builds a checkout's Storybook. @returns The folder that it was built into. */
async function buildStorybook(root: string, out: string): Promise<string> {
  const run = await execa('storybook', ['build', '--disable-telemetry', '--quiet', '-o', out], {
    cwd: root,
    all: true,
    reject: false,
    preferLocal: true,
    localDir: root,
  });
  if (run.failed) throw new Error(`Storybook in ${root} was not built:\n${run.all}`);
  return out;
}

const help = `pnpm visual [--base <commit>] [--filter <words>]

  --base    What to compare the working tree with. Default: HEAD~1
  --filter  Only stories whose title, name or ID says this, for example "forge race" or screens-pools`;

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD~1' },
    filter: { type: 'string', default: '' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const report = join(root, 'visual-report');
const scratch = await mkdtemp(join(tmpdir(), 'upline-visual-'));

async function run(): Promise<boolean> {
  const base = await checkOut(root, values.base, join(scratch, 'base'));
  console.log(`Building Storybook as it is and as it was at ${base.commit}…`);
  const before = await buildStorybook(base.folder, join(scratch, 'before'));
  const after = await buildStorybook(root, join(scratch, 'after'));
  const servers = await Promise.all([serveFolder(before), serveFolder(after)]);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const [old, now] = await Promise.all([storiesOf(before, values.filter), storiesOf(after, values.filter)]);
    const [oldServer, newServer] = servers;
    const findings = await compareStories(
      browser,
      { url: oldServer.url, stories: old },
      { url: newServer.url, stories: now },
    );
    await writeReport(report, base.commit, findings);
    for (const { kind, story } of findings) console.log(`${kind}: ${story.title}: ${story.name}`);
    console.log(
      findings.length === 0
        ? 'Every picture is the same.'
        : `${findings.length} differ: ${join(report, 'index.html')}`,
    );
    return findings.length > 0;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
    await base.remove();
  }
}

const differs = await run().finally(() => rm(scratch, { recursive: true, force: true }));
process.exit(differs ? 1 : 0);
