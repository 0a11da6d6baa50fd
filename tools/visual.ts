// `pnpm visual`: compares a picture of every story between the working tree and an earlier commit,
// pixel by pixel, and writes a page for accepting or rejecting each difference.
import { mkdtemp, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { execa } from 'execa';
import { type Browser, chromium } from 'playwright';
import { checkOut } from './checkOut.ts';
import { browserArguments, findBrowser } from './shared/browser.ts';
import { serveFolder } from './storybook/serveFolder.ts';
import { compareStories, type Finding, inOrder, type Served } from './visual/compareStories.ts';
import { compareStyles } from './visual/compareStyles.ts';
import { readRecord, recordFileOf, whatHolds, writeRecord } from './visual/reachRecord.ts';
import { writeReport } from './visual/report.ts';
import { serveReview } from './visual/serveReview.ts';
import { type ListedStory, storiesOf } from './visual/storyList.ts';
import { NotExchangeable } from './visual/swapStyles.ts';
import { isTokenChange, type StyleChange, styleChangeOf, writesTokens } from './visual/tokenChange.ts';
import { keyOf, pictureOf, readVerdicts, standingOf } from './visual/verdicts.ts';
import { type Way, waysIn } from './visual/ways.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const report = join(root, 'visual-report');
const verdictFile = join(root, 'visual-verdicts.json');
const cache = join(root, 'node_modules/.cache/visual');
const kept = join(cache, 'pictures');

async function buildStorybook(from: string, out: string): Promise<string> {
  const run = await execa('storybook', ['build', '--disable-telemetry', '--quiet', '-o', out], {
    cwd: from,
    all: true,
    reject: false,
    preferLocal: true,
    localDir: from,
    env: { UPLINE_PROPS_TABLES: 'none' },
  });
  if (run.failed) throw new Error(`Storybook in ${from} was not built:\n${run.all}`);
  return out;
}

/** A commit's Storybook, built once and cached, because a commit does not change. */
async function storybookOf(commit: string, scratch: string, from?: string): Promise<string> {
  const folder = join(kept, commit);
  if ((await stat(folder).catch(() => null))?.isDirectory()) return folder;
  // Moved into place when complete: an interrupted build must not count as one.
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

  --base    What to compare the working tree with. Default: HEAD, or HEAD~1 when nothing has changed since
  --filter  Only stories whose title, name or ID says this, for example "forge race" or screens-pools
  --ways    How to look: light-desktop, dark-desktop, light-phone, dark-phone. Several with commas.
            Default: light-desktop
  --review  Opens the last report again, to accept and reject; builds nothing`;

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
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

/** The style sheets that differ since a commit, if only token values have changed. */
async function tokenChangeSince(commit: string, before: string, after: string): Promise<StyleChange | null> {
  const git = execa({ cwd: root, lines: true });
  const { stdout: changed } = await git`git diff --name-only ${commit}`;
  const { stdout: added } = await git`git ls-files --others --exclude-standard`;
  return isTokenChange([...changed, ...added]) ? styleChangeOf(before, after) : null;
}

/**
 * The differences in one way to look. If only styles have changed, each story is played once and
 * only affected ones are photographed.
 */
async function look(
  browser: Browser,
  before: Served,
  after: Served,
  way: Way,
  styles: StyleChange | null,
  commit: string,
): Promise<Finding[]> {
  const lookWhole = () => compareStories(browser, before, after, way);
  if (!styles) return lookWhole();
  const written = new Map<string, ListedStory>();
  const styled = new Map<string, ListedStory>();
  for (const [id, story] of before.stories) {
    ((await writesTokens(root, story)) ? written : styled).set(id, story);
  }
  const recordFile = await recordFileOf(join(cache, 'reach'), way);
  const seen = await readRecord(recordFile);
  const known = seen ? await whatHolds(seen, root, commit, before.stories) : {};
  const served = { url: before.url, stories: styled };
  const played = await compareStyles(browser, served, styles, way, known).catch((error: unknown) => {
    if (error instanceof NotExchangeable) return error;
    throw error;
  });
  if (played instanceof NotExchangeable) {
    console.log(`${played.message} Every story is looked at in both builds.`);
    return lookWhole();
  }
  const { findings, unsure, reached, record } = played;
  // Only a run of all stories is stored: a partial record would replace the rest.
  if (!values.filter) await writeRecord(recordFile, { commit, stories: { ...known, ...record } });
  console.log(
    `The tokens reach ${reached} of ${styled.size} stories; ${written.size + unsure.length} more are looked at in both builds.`,
  );
  const inBoth = (stories: ReadonlyMap<string, ListedStory>, looks: number) =>
    compareStories(browser, { ...before, stories }, { ...after, stories }, way, looks);
  // Compared in both builds: stories that print token values are stable, and most unsure ones show
  // the token, so differences are expected.
  const both = [
    ...(await inBoth(written, 0)),
    ...(await inBoth(new Map(unsure.map((story) => [story.id, story])), 1)),
  ];
  return inOrder([...both, ...findings], before.stories);
}

async function compare(scratch: string): Promise<boolean> {
  const ways = waysIn(values.ways.split(','));
  const git = execa({ cwd: root });
  // A new verdict on the last commit must not make the next run compare that commit with itself.
  const { stdout: changes } = await git`git status --porcelain -- . ${':!visual-verdicts.json'} ${':!*.md'}`;
  const base = values.base ?? (changes ? 'HEAD' : 'HEAD~1');
  const { stdout: commit } = await git`git rev-parse --short ${`${base}^{commit}`}`;
  const { stdout: head } = await git`git rev-parse --short HEAD`;
  console.log(`Building Storybook as it is and as it was at ${commit}, unless it is there already…`);
  const builds = [
    storybookOf(commit, scratch),
    ...(changes ? [buildStorybook(root, join(scratch, 'after'))] : []),
    ...(changes || head === commit ? [] : [storybookOf(head, scratch, root)]),
  ];
  const [before = '', after = before] = await Promise.all(builds);
  const styles = await tokenChangeSince(commit, before, after);
  const servers = await Promise.all([serveFolder(before), serveFolder(after)]);
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    // Partial raster changes the shade of translucent or rounded parts.
    args: [...browserArguments, '--disable-partial-raster'],
  });
  try {
    const [old, now] = await Promise.all([storiesOf(before, values.filter), storiesOf(after, values.filter)]);
    const [oldServer, newServer] = servers;
    const findings: Finding[] = [];
    for (const way of ways) {
      const [was, is] = [
        { url: oldServer.url, stories: old },
        { url: newServer.url, stories: now },
      ];
      findings.push(...(await look(browser, was, is, way, styles, commit)));
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
