import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CheckOut, checkOut } from '../../checkOut.ts';
import { readReport } from '../report.ts';

// Breaks one file per area in a copy, selects the tests for the change, and checks that the
// expected one fails.

const root = fileURLToPath(new URL('../../..', import.meta.url));

interface Fault {
  room: string;
  file: string;
  change: readonly [from: string | RegExp, to: string];
  part: string;
  fails: string;
}

const faults: readonly Fault[] = [
  {
    room: 'a rule',
    file: 'packages/domain/src/format/fileSize.ts',
    change: ['if (bytes < 1024)', 'if (bytes < 1000)'],
    part: 'unit',
    fails: 'packages/domain/src/format/fileSize.test.ts',
  },
  {
    room: 'an export that nobody uses',
    file: 'packages/domain/src/money/money.ts',
    change: [/$/, '\nexport const forgotten = 1;\n'],
    part: 'dead-code',
    fails: '',
  },
  {
    room: 'a contrast',
    file: 'packages/ui/src/tokens/light.ts',
    change: ["muted: '#4B5568'", "muted: '#A9B0BC'"],
    part: 'unit',
    fails: 'packages/ui/src/tokens/contrast.test.ts',
  },
  {
    room: 'a link of a page',
    file: 'docs/specification.md',
    change: ['(#24-dashboard)', '(#24-the-dashboard)'],
    part: 'unit',
    fails: 'tools/docs/links.test.ts',
  },
  {
    room: 'a state that is missing',
    file: 'packages/ui/src/features/support/tickets/supportStates.ts',
    change: ["name: 'FilterOpen'", "name: 'FilterAjar'"],
    part: 'unit',
    fails: 'tools/storybook/states.test.ts',
  },
  {
    room: 'a text of a story',
    file: 'packages/ui/src/features/support/tickets/TicketsScreen.tsx',
    change: ["'tickets.title'", "'tickets.filter'"],
    part: 'stories',
    fails: 'packages/ui/src/features/support/tickets/TicketsScreen.stories.tsx',
  },
  {
    room: 'a check of a handler',
    file: 'apps/server/src/support/tickets/ticketLocks.ts',
    change: ["if (ticket.status === 'closed')", "if (ticket.status === 'pending')"],
    part: 'server',
    fails: 'apps/server/test/api/ticketRefusal.test.ts',
  },
  {
    room: 'the split of a pool',
    file: 'contracts/src/RacePool.sol',
    change: ['cuts.bonus = fee.cut(terms.referralShare)', 'cuts.bonus = fee.cut(terms.networkShare)'],
    part: 'contracts',
    fails: 'contracts/test/unit/RacePool.t.sol',
  },
];

let copy: CheckOut;

beforeAll(async () => {
  copy = await checkOut(root, 'HEAD', join(await mkdtemp(join(tmpdir(), 'upline-faults-')), 'copy'));
  // Copied to avoid compiling again.
  for (const folder of ['contracts/out', 'contracts/cache']) {
    await cp(join(root, folder), join(copy.folder, folder), { recursive: true });
  }
}, 120_000);

afterAll(() => copy.remove(), 120_000);

/** Breaks a file of the copy. @returns A function that restores it. */
async function breakFile({ file, change }: Fault): Promise<() => Promise<void>> {
  const place = join(copy.folder, file);
  const sound = await readFile(place, 'utf8');
  const broken = sound.replace(...change);
  expect(broken).not.toBe(sound);
  await writeFile(place, broken);
  return () => writeFile(place, sound);
}

// Unit tests and file checks are independent: one run tests all their faults, each in its own file.
// `chooseTests.test.ts` covers their separate changes.
const together = 'unit';
const runs = [
  faults.filter(({ part }) => part === together),
  ...faults.filter(({ part }) => part !== together).map((fault) => [fault]),
].map((own) => ({ rooms: own.map(({ room }) => room).join(', '), part: own[0]?.part ?? '', own }));

test.for(runs)('$rooms: its own check fails', { timeout: 600_000 }, async ({ part, own }, { signal }) => {
  const mends = await Promise.all(own.map(breakFile));
  try {
    const run = await execa('node', ['tools/testChanged.ts', '--part', part], {
      cwd: copy.folder,
      reject: false,
      preferLocal: true,
      localDir: copy.folder,
      cancelSignal: signal,
    });
    expect(run.exitCode, run.stdout).toBe(1);
    const report = await readReport(join(copy.folder, 'node_modules/.cache/test/report.json'));
    const failed = report?.failures.map(({ file }) => file);
    expect(failed, run.stdout).toEqual(expect.arrayContaining(own.map(({ fails }) => fails)));
  } finally {
    await Promise.all(mends.map((mend) => mend()));
  }
});
