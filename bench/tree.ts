import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import Table from 'cli-table3';
import { readEnrolmentSteps } from '../apps/server/src/accounts/enrolments/sponsorChain.ts';
import { readKnown } from '../apps/server/src/ledger/follower/readKnown.ts';
import { openDb } from '../apps/server/src/platform/db/openDb.ts';
import { benchDeployment } from './support/benchDeployment.ts';
import { atMost, type Budget, printBudgets } from './support/budgets.ts';
import { measureLoad } from './support/measureLoad.ts';
import { sponsorsIn, walletOf, whale } from './support/seedNetwork.ts';
import { type Api, startApi } from './support/startApi.ts';
import { startDatabase } from './support/startDatabase.ts';

/** Number of runs of a statement, unmeasured and measured. */
const warmUps = 50;
const runs = 300;

/** Runs a function repeatedly, in sequence. @returns Median and 95th percentile, milliseconds. */
async function timeOf(run: (index: number) => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let index = 0; index < warmUps + runs; index++) {
    const started = performance.now();
    await run(index);
    if (index >= warmUps) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: sorted[runs / 2] ?? Number.NaN, p95: sorted[Math.floor(runs * 0.95)] ?? Number.NaN };
}

/**
 * 95th percentiles with a million members, milliseconds: parts of the matrix, and all other
 * requests.
 */
const budget = { tree: 5, list: 3 };

const sizes = [1000, 1_000_000] as const;
const seconds = 2;
/** Number of different places, sponsors and texts per question. */
const variety = 500;

/** Requests over HTTP, one at a time, in a network of the given size. */
interface Question {
  paths(members: number): string[];
  /** Maximum duration, milliseconds; `null` for requests that are only shown for comparison. */
  allowed: number | null;
}

const several = (path: (spread: number) => string) =>
  Array.from({ length: variety }, (_, one) => path((one + 0.5) / variety));

/** The wallet of the member at a share of the whole network. */
const at = (members: number, share: number) => walletOf(1 + Math.floor(share * (members - 1)));

const treeOf = (wallet: string, search = '') =>
  `/api/users/referral/position/1/wallet/${wallet}?search=${search}`;
const findIn = (wallet: string, search: string) =>
  `/api/users/referral/position/1/wallet/${wallet}/search?search=${encodeURIComponent(search)}`;
const countsOf = (wallet: string) => `/api/users/referral/position/1/wallet/${wallet}/counts`;
const listOf = (wallet: string, page: number, search = '') =>
  `/api/users/user-referrals-list/${wallet}?page=${page}&limit=25&search=${search}`;
const holders = (page: number, search = '') =>
  `/api/users/global-pool-users/${walletOf(2)}/3?page=${page}&limit=25&search=${search}`;

/** The first digits of a wallet, after 0x. */
const startOf = (wallet: string, digits: number) => wallet.slice(0, 2 + digits);

const top = walletOf(1);
/** The whale has an eleventh of the network as directs, 25 per page. */
const lastPageOfWhale = (members: number) => Math.floor(members / 11 / 25);

const questions: Record<string, Question> = {
  'tree: a place, its children and theirs': {
    paths: (members) => several((share) => treeOf(at(members, share))),
    allowed: budget.tree,
  },
  'tree: search below the top, a whole wallet': {
    paths: (members) => several((share) => treeOf(top, at(members, share))),
    allowed: budget.tree,
  },
  'tree: search below the top, 4 digits': {
    paths: (members) => several((share) => treeOf(top, startOf(at(members, share), 4))),
    allowed: budget.tree,
  },
  'tree: search below the top, 1 digit': {
    paths: (members) => several((share) => treeOf(top, startOf(at(members, share), 1))),
    allowed: budget.tree,
  },
  'tree: search below the top, a whole name': {
    paths: (members) => several((share) => findIn(top, `Member ${Math.floor(share * (members - 1)) + 1}`)),
    allowed: budget.tree,
  },
  'tree: search below the top, a name that 1,000 bear or more': {
    paths: () => [findIn(top, 'Member 9')],
    allowed: null,
  },
  'tree: search below a place, a name that everybody bears': {
    paths: (members) => several((share) => findIn(at(members, share), 'member')),
    allowed: null,
  },
  'tree: five generations counted below a place': {
    paths: (members) => several((share) => countsOf(at(members, share))),
    allowed: budget.tree,
  },
  'tree: five generations counted, all full': {
    paths: () => [countsOf(top)],
    allowed: null,
  },
  'referrals: first page': {
    paths: (members) =>
      several((share) => listOf(walletOf(2 + Math.floor(share * (sponsorsIn(members) - 2))), 1)),
    allowed: budget.list,
  },
  'referrals of the whale: first page': { paths: () => [listOf(walletOf(whale), 1)], allowed: budget.list },
  'referrals of the whale: last page': {
    paths: (members) => [listOf(walletOf(whale), lastPageOfWhale(members))],
    allowed: budget.list,
  },
  'referrals of the whale: middle page': {
    paths: (members) => [listOf(walletOf(whale), Math.max(1, Math.floor(lastPageOfWhale(members) / 2)))],
    allowed: null,
  },
  'referrals of the whale: search, 4 digits': {
    paths: (members) => several((share) => listOf(walletOf(whale), 1, startOf(at(members, share), 4))),
    allowed: budget.list,
  },
  'referrals of the whale: search, 1 digit': {
    paths: () => several((share) => listOf(walletOf(whale), 1, `0x${Math.floor(share * 16).toString(16)}`)),
    allowed: null,
  },
  'global pool: first page': { paths: () => [holders(1)], allowed: budget.list },
  'global pool: any page': {
    paths: (members) => several((share) => holders(1 + Math.floor((share * members) / 25))),
    allowed: budget.list,
  },
  'global pool: search, 4 digits': {
    paths: (members) => several((share) => holders(1, startOf(at(members, share), 4))),
    allowed: budget.list,
  },
  'global pool: search, 1 digit': {
    paths: () => several((share) => holders(1, `0x${Math.floor(share * 16).toString(16)}`)),
    allowed: null,
  },
  'profile by wallet': {
    paths: (members) => several((share) => `/api/users/profile/${at(members, share)}`),
    allowed: budget.list,
  },
};

interface Figures {
  p50: number;
  p95: number;
}

type Measured = Record<string, Figures & { allowed: number | null }>;

async function ask(api: Api): Promise<Measured> {
  const measured: Measured = {};
  for (const [name, { paths, allowed }] of Object.entries(questions)) {
    const order = { url: api.url, token: api.token, paths: paths(api.members), connections: 1 };
    await measureLoad({ ...order, seconds: 1 });
    measured[name] = { ...(await measureLoad({ ...order, seconds })), allowed };
  }
  return measured;
}

/**
 * Measures the database queries of the ledger and of purchases, which no HTTP call runs without the
 * chain.
 */
async function askDatabase(databaseUrl: string, members: number): Promise<Measured> {
  const { db, close } = await openDb(databaseUrl, { longestStatement: 0 });
  const place = (index: number) => at(members, (index * 0.618) % 1);
  const pool = benchDeployment.pools[1].address;
  const hash = benchDeployment.genesisHash;
  const invested = (upline: `0x${string}`) => ({
    ...{ name: 'RaceInvested' as const, block: 1n, at: new Date(), logIndex: 0, transaction: hash, index: 1 },
    ...{ pool, user: walletOf(0), referral: upline, upline, generations: 5 },
    ...{ fee: 0n, bonus: 0n, perUpline: 0n, product: 0n },
  });
  try {
    const uplines = await timeOf((index) => readKnown(db, [invested(place(index))]));
    // From the tail of the network up to the first wallet on the chain.
    const sponsors = await timeOf((index) =>
      readEnrolmentSteps(db, walletOf(members - (index % 5)), walletOf(0)),
    );
    return {
      'five uplines of a place, with the pools': { ...uplines, allowed: budget.list },
      'the unrecorded sponsors above a member': { ...sponsors, allowed: budget.list },
    };
  } finally {
    await close();
  }
}

function print(few: Measured, many: Measured): void {
  const table = new Table({
    style: { compact: true },
    head: ['ms, one caller', '1,000: p50', 'p95', '1,000,000: p50', 'p95', 'ratio of p50', 'p95 allowed'],
    colAligns: ['left', ...Array.from({ length: 6 }, () => 'right' as const)],
  });
  for (const [name, { p50, p95, allowed }] of Object.entries(many)) {
    const small = few[name];
    if (small === undefined) continue;
    table.push([
      name,
      ...[small.p50, small.p95, p50, p95, p50 / small.p50].map((figure) => figure.toFixed(2)),
      allowed ?? '',
    ]);
  }
  console.log(table.toString());
}

/**
 * Measures requests for the tree and its lists with a thousand and a million members, on PostgreSQL
 * and over HTTP. One caller sends them in sequence, each for another place.
 * @returns True if each stays within its limit with a million members.
 */
export async function measureTree(): Promise<boolean> {
  const database = await startDatabase();
  if (database === null) {
    console.log('There is no PostgreSQL on this machine: the measurement of the tree is skipped.');
    return true;
  }
  const folder = await mkdtemp(join(tmpdir(), 'upline-bench-'));
  try {
    const measured: Measured[] = [];
    for (const members of sizes) {
      const databaseUrl = await database.create(`members_${members}`);
      const api = await startApi({ databaseUrl, members, folder: join(folder, `${members}`) });
      try {
        measured.push({ ...(await ask(api)), ...(await askDatabase(databaseUrl, members)) });
      } finally {
        await api.stop();
      }
    }
    const [few = {}, many = {}] = measured;
    print(few, many);
    const budgets = Object.entries(many).flatMap(([name, { p95, allowed }]): Budget[] =>
      allowed === null ? [] : [atMost(`${name}: p95, ms`, p95, allowed)],
    );
    return printBudgets(budgets);
  } finally {
    await database.stop();
    await rm(folder, { recursive: true });
  }
}
