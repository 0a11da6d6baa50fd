// `pnpm visual`: a picture of every story from the working tree and from a commit before it, compared pixel by pixel,
// and a page on which each difference is accepted or rejected.
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from './browser.ts';
import { checkOut } from './checkOut.ts';
import { serveFolder } from './storybook/serveFolder.ts';
import { compareStories, type Finding } from './visual/compareStories.ts';
import { writeReport } from './visual/report.ts';
import { serveReview } from './visual/serveReview.ts';
import { storiesOf } from './visual/storyList.ts';
import { keyOf, pictureOf, readVerdicts, standingOf } from './visual/verdicts.ts';
import { waysIn } from './visual/ways.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = join(root, 'visual-report');
const verdictFile = join(root, 'visual-verdicts.json');
const kept = join(root, 'node_modules/.cache/visual');

/** Builds a checkout's Storybook. @returns The folder that it was built into. */
async function buildStorybook(from: string, out: string): Promise<string> {
  const run = await execa('storybook', ['build', '--disable-telemetry', '--quiet', '-o', out], {
    cwd: from,
    all: true,
    reject: false,
    preferLocal: true,
    localDir: from,
  });
  if (run.failed) throw new Error(`Storybook in ${from} was not built:\n${run.all}`);
  return out;
}

/** A commit's Storybook: what was built of it once is kept, because a commit does not change. */
async function storybookOf(commit: string, scratch: string, from?: string): Promise<string> {
  const folder = join(kept, commit);
  if ((await stat(folder).catch(() => null))?.isDirectory()) return folder;
  // Put in its place whole: a build that is stopped half way must not be taken for one.
  const half = join(kept, `${commit}.${process.pid}`);
  if (from) await buildStorybook(from, half);
  else {
    const base = await checkOut(root, commit, join(scratch, 'base'));
    await buildStorybook(base.folder, half).finally(() => base.remove());
  }
  await rename(half, folder);
  return folder;
}

const help = `pnpm visual [--base <commit>] [--filter <words>] [--ways <way>…]
pnpm visual --review

  --base    What to compare the working tree with. Default: HEAD~1
  --filter  Only stories whose title, name or ID says this, for example "forge race" or screens-pools
  --ways    How to look: light-desktop, dark-desktop, light-phone, dark-phone. Several with commas.
            Default: light-desktop
  --review  Opens the last report again, to accept and reject; builds nothing`;

const { values } = parseArgs({
  options: {
    base: { type: 'string', default: 'HEAD~1' },
    filter: { type: 'string', default: '' },
    ways: { type: 'string', default: 'light-desktop' },
    review: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  console.log(help);
  process.exit(0);
}

async function compare(scratch: string): Promise<boolean> {
  const ways = waysIn(values.ways.split(','));
  const git = execa({ cwd: root });
  const { stdout: commit } = await git`git rev-parse --short ${`${values.base}^{commit}`}`;
  const { stdout: head } = await git`git rev-parse --short HEAD`;
  const { stdout: changes } = await git`git status --porcelain`;
  console.log(`Building Storybook as it is and as it was at ${commit}, unless it is there already…`);
  const before = await storybookOf(commit, scratch);
  const after = changes
    ? await buildStorybook(root, join(scratch, 'after'))
    : await storybookOf(head, scratch, root);
  const servers = await Promise.all([serveFolder(before), serveFolder(after)]);
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  try {
    const [old, now] = await Promise.all([storiesOf(before, values.filter), storiesOf(after, values.filter)]);
    const [oldServer, newServer] = servers;
    const findings: Finding[] = [];
    for (const way of ways) {
      const found = await compareStories(
        browser,
        { url: oldServer.url, stories: old },
        { url: newServer.url, stories: now },
        way,
      );
      findings.push(...found);
    }
    const verdicts = await readVerdicts(verdictFile);
    await writeReport(report, commit, findings, verdicts);
    const open = findings.filter((finding) => {
      const said = verdicts[keyOf(finding)];
      const standing = standingOf(said, pictureOf(finding));
      const note = said && standing !== 'open' ? `, ${standing}: ${said.note}` : '';
      console.log(`${finding.kind}: ${finding.story.title}: ${finding.story.name}, ${keyOf(finding)}${note}`);
      return standing !== 'accepted';
    });
    console.log(
      findings.length === 0
        ? 'Every picture is the same.'
        : `${findings.length} differ, ${open.length} not accepted: pnpm visual --review`,
    );
    return open.length > 0;
  } finally {
    await browser.close();
    for (const server of servers) server.close();
  }
}

if (values.review) {
  const { url } = await serveReview(report, verdictFile);
  console.log(`The last report: ${url}\nVerdicts go to visual-verdicts.json. Ctrl+C ends it.`);
} else {
  const scratch = await mkdtemp(join(tmpdir(), 'upline-visual-'));
  const differs = await compare(scratch).finally(() => rm(scratch, { recursive: true, force: true }));
  process.exit(differs ? 1 : 0);
}
