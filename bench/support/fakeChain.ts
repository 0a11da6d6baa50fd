import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { firstGlobalTerms, firstRaceTerms, levelAt, levels, type Position } from '@upline/domain';
import {
  createPoolModel,
  isGlobalInvested,
  nobody,
  type PoolEvent,
  type PoolModel,
} from '@upline/localnet/poolModel';
import {
  type Abi,
  type AbiEvent,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  type Hex,
  pad,
  toHex,
} from 'viem';
import { benchDeployment } from './benchDeployment.ts';

/** A node's log, without its block. */
interface FakeLog {
  address: string;
  topics: Hex[];
  data: Hex;
  transactionHash: Hex;
}

interface PoolState {
  owed: bigint;
  places: number;
  isStarted: boolean;
}

/** Wallets' state in pools and registry, at any block. */
export interface FakeStandings {
  sponsorOf(wallet: Address): Address;
  /** Index and matrix parent. */
  placeOf(pool: Address, wallet: Address): { index: bigint; upline: Address } | undefined;
  claimableAt(pool: Address, wallet: Address, block: number): bigint;
}

/** A figure's value after each block that changed it. */
type History = { block: number; value: bigint }[];

/** Records the effects of the script's events on wallets. */
function keepStandings() {
  const sponsors = new Map<string, Address>();
  const places = new Map<string, { index: bigint; upline: Address }>();
  /** A wallet's claimable amount; for a global pool without its share's earnings. */
  const own = new Map<string, History>();
  const earned = new Map<string, History>();
  const keyOf = (pool: string, wallet: string) => `${pool} ${wallet}`.toLowerCase();

  function valueAt(histories: ReadonlyMap<string, History>, key: string, block: number): bigint {
    return histories.get(key)?.findLast((one) => one.block <= block)?.value ?? 0n;
  }

  function set(histories: Map<string, History>, key: string, block: number, value: bigint): void {
    const history = histories.get(key) ?? [];
    if (history.at(-1)?.block === block) history.pop();
    history.push({ block, value });
    histories.set(key, history);
  }

  function move(key: string, block: number, amount: bigint): void {
    set(own, key, block, valueAt(own, key, block) + amount);
  }

  function take(pool: string, user: Address, place: { index: bigint; upline: Address }, block: number): void {
    places.set(keyOf(pool, user), place);
    move(keyOf(pool, user), block, -valueAt(earned, pool, block));
  }

  return {
    note({ address: pool, eventName, args }: PoolEvent, block: number): void {
      if (eventName === 'SponsorBound') sponsors.set(args.member.toLowerCase(), args.sponsor as Address);
      if (eventName === 'PlatformInvestorAdded') {
        take(
          pool,
          args.user as Address,
          { index: BigInt(args.index), upline: args.upline as Address },
          block,
        );
      }
      if (eventName === 'BonusClaimed') move(keyOf(pool, args.user), block, -args.amount);
      if (eventName !== 'Invested') return;
      const index = BigInt(args.index);
      if (isGlobalInvested(args)) {
        move(keyOf(pool, args.referral), block, args.referralCut);
        set(earned, pool, block, args.acc);
        take(pool, args.user as Address, { index, upline: nobody as Address }, block);
        return;
      }
      take(pool, args.user as Address, { index, upline: args.upline as Address }, block);
      move(keyOf(pool, args.referral), block, args.bonus);
      let upline: string = args.upline;
      for (let paid = 0; paid < args.generations; paid++) {
        move(keyOf(pool, upline), block, args.perUpline);
        upline = places.get(keyOf(pool, upline))?.upline ?? nobody;
      }
    },

    standings: {
      sponsorOf: (wallet) => sponsors.get(wallet) ?? (nobody as Address),
      placeOf: (pool, wallet) => places.get(keyOf(pool, wallet)),
      claimableAt: (pool, wallet, block) =>
        valueAt(own, keyOf(pool, wallet), block) + valueAt(earned, pool, block),
    } satisfies FakeStandings,
  };
}

export interface FakeBlock {
  logs: FakeLog[];
  pools: ReadonlyMap<Address, PoolState>;
  listed: number;
}

/** The ledger's events, in the order in which a contract emits them. */
const order = [
  'SponsorBound',
  'PoolAdded',
  'PlatformInvestorAdded',
  'Started',
  'Invested',
  'LostIncome',
  'BonusClaimed',
];

const transactionsInBlock = 3;
const at = 0n;

export const fakePlaces = {
  registry: pad('0xaa', { size: 20 }),
  root: pad('0xbb', { size: 20 }),
  pool: (position: number) => pad(toHex(0xc0 + position), { size: 20 }),
} as const;

function memberAt(number: number): Address {
  // Evenly spread, like real addresses.
  return pad(toHex((BigInt(number + 1) * 0x9e3779b97f4a7c15f39cc0605cedc834n) % 2n ** 159n), { size: 20 });
}

/** Pseudo-random numbers, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

function encode({ address, eventName, args }: PoolEvent): Omit<FakeLog, 'transactionHash'> {
  const isRegistry = eventName === 'SponsorBound' || eventName === 'PoolAdded';
  const isGlobal = eventName === 'Invested' && isGlobalInvested(args);
  const abi: Abi = isRegistry ? uplineRegistryAbi : isGlobal ? globalPoolAbi : racePoolAbi;
  const event = abi.find((one): one is AbiEvent => one.type === 'event' && one.name === eventName);
  if (event === undefined) throw new RangeError(`No ABI has ${eventName}.`);
  const values: Record<string, unknown> = { ...args };
  const topics = encodeEventTopics({ abi: [event], eventName, args: values });
  const plain = event.inputs.filter(({ indexed }) => !indexed);
  return {
    address,
    topics: topics.filter((topic) => typeof topic === 'string'),
    data: encodeAbiParameters(
      plain,
      plain.map(({ name = '' }) => values[name]),
    ),
  };
}

export const fakeDeployment = {
  ...benchDeployment,
  registry: fakePlaces.registry,
  root: fakePlaces.root,
  startBlock: 1n,
  genesisHash: hashOf(0),
  blockHash: hashOf(1),
  pools: Object.fromEntries(
    Object.entries(benchDeployment.pools).map(([position, pool]) => [
      position,
      { ...pool, address: fakePlaces.pool(Number(position)), bit: Number(position) - 1 },
    ]),
  ) as typeof benchDeployment.pools,
};

export function hashOf(block: number): Hex {
  return pad(toHex(block), { size: 32 });
}

function openPools(poolModel: PoolModel, write: (events: PoolEvent[]) => void): void {
  const { root } = fakePlaces;
  const call = { caller: root, at };
  const roles = {
    admin: root,
    modifierAdmin: root,
    productPool: root,
    royaltyAdmin: root,
    stableCoin: nobody,
  };
  for (const { position, kind, fee } of levels) {
    const address = fakePlaces.pool(position);
    if (kind === 'race') poolModel.addRacePool(address, { ...roles, position, terms: firstRaceTerms(fee) });
    else poolModel.addGlobalPool(address, { ...roles, position, terms: firstGlobalTerms(fee) });
    write(poolModel.registry.add_pool(call, address, position));
  }
  for (const pool of poolModel.pools.values()) write(pool.add_platform_investor(call, root));
  write(poolModel.registry.seal(call));
  for (const pool of poolModel.pools.values()) write(pool.start(call));
}

function buy(poolModel: PoolModel, wallet: Address, position: Position): PoolEvent[] {
  const call = { caller: wallet, at };
  const address = fakePlaces.pool(position);
  const { fee, kind } = levelAt(position);
  poolModel.coin.mint(wallet, fee);
  poolModel.coin.approve(call, address, fee);
  const [referral, isDirect] = poolModel.registry.referrer(wallet, position - 1);
  if (kind === 'global') return poolModel.globalPoolAt(address).invest_stable_coin(call, referral);
  return poolModel.racePoolAt(address).invest_stable_coin(call, referral, isDirect);
}

/**
 * Plays the pool model with members who enrol, buy some levels in order, and sometimes claim.
 * @param members Number of members.
 * @returns The blocks after the genesis, and the number of their events.
 */
export function scriptChain(members: number): {
  blocks: FakeBlock[];
  events: number;
  standings: FakeStandings;
} {
  const { note: noteStanding, standings } = keepStandings();
  const { registry, root } = fakePlaces;
  const poolModel = createPoolModel({ root, admin: root, registry, coin: nobody, at });
  const states = new Map<Address, PoolState>();
  const blocks: FakeBlock[] = [];
  let logs: FakeLog[] = [];
  let transactions = 0;
  let events = 0;
  let listed = 0;

  function note({ address, eventName, args }: PoolEvent): void {
    const pool = address as Address;
    if (eventName === 'PoolAdded') {
      listed += 1;
      return;
    }
    if (eventName === 'SponsorBound') return;
    const state = states.get(pool) ?? { owed: 0n, places: 0, isStarted: false };
    const next = { ...state };
    if (eventName === 'Started') next.isStarted = true;
    if (eventName === 'PlatformInvestorAdded' || eventName === 'Invested') next.places += 1;
    if (eventName === 'Invested') next.owed += args.fee;
    if (eventName === 'BonusClaimed') next.owed -= args.amount;
    states.set(pool, next);
  }

  function mine(): void {
    blocks.push({ logs, pools: new Map(states), listed });
    logs = [];
  }

  function write(told: readonly PoolEvent[]): void {
    const transactionHash = pad(toHex(++transactions), { size: 32 });
    const read = told
      .filter(({ eventName }) => order.includes(eventName))
      .toSorted((a, b) => order.indexOf(a.eventName) - order.indexOf(b.eventName));
    for (const event of read) {
      note(event);
      noteStanding(event, blocks.length + 1);
      logs.push({ ...encode(event), transactionHash });
    }
    events += read.length;
    if (transactions % transactionsInBlock === 0) mine();
  }

  write([{ address: registry, eventName: 'SponsorBound', args: { member: root, sponsor: nobody } }]);
  openPools(poolModel, write);
  const roll = dice(7);
  for (let number = 0; number < members; number++) {
    const wallet = memberAt(number);
    const sponsor = number === 0 ? root : roll(50) === 0 ? root : memberAt(roll(number));
    write(poolModel.registry.enroll({ caller: wallet, at }, sponsor));
    for (const { position } of levels) {
      write(buy(poolModel, wallet, position));
      if (roll(2) === 0) break;
    }
    if (roll(3) !== 0) continue;
    const claimer = memberAt(roll(number + 1));
    const pool = poolModel.pools.get(fakePlaces.pool(1));
    if (pool && pool.getCurrentBonusEarned(claimer) > 0n) write(pool.claim_bonus({ caller: claimer, at }));
  }
  mine();
  return { blocks, events, standings };
}
