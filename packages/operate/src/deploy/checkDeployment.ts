import { isDeepStrictEqual } from 'node:util';
import type { Reader } from '@upline/chain';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import {
  adminDelay,
  type Level,
  levels,
  maximumSeats,
  type PoolTerms,
  platformInvestorLevel,
  splitGlobalFee,
  splitRaceFee,
} from '@upline/domain';
import { type Address, getContract, keccak256, stringToHex, zeroAddress } from 'viem';
import { getCode } from 'viem/actions';
import { isCodeOf } from './isCodeOf.ts';
import type { DeployPlan } from './plan.ts';
import { readCoin } from './requireCoin.ts';

type Facts = Readonly<Record<string, unknown>>;

const nobody = [zeroAddress, 0];
const roleNames = { modifierAdmin: 'MODIFIER', productPool: 'PRODUCT', royaltyAdmin: 'ROYALITY' } as const;

/**
 * Reads a contract's values. Contracts are read one by one, because public nodes reject hundreds of
 * parallel requests.
 */
async function answers(questions: Readonly<Record<string, () => Promise<unknown>>>): Promise<Facts> {
  const asked = Object.entries(questions).map(async ([name, ask]) => [name, await ask()] as const);
  return Object.fromEntries(await Promise.all(asked));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  return `{${Object.entries(value)
    .map(([name, part]) => `${name}: ${shown(part)}`)
    .join(', ')}}`;
}

export interface Difference {
  /** `pool 3: paused_until is 1768000000, not 0`. */
  says: string;
  /** True if a role can have caused it since the launch. */
  isLaterChange: boolean;
}

/**
 * Values that roles can change after a launch: roles, terms, safeguards. The list of pools is
 * checked separately.
 */
const changeable =
  /^(admin|modifier_admin|product_pool|royalty_admin|joining_fee|\w+_(cut|percentage)|admin_delay|next_admin|next_admin_delay|MODIFIER|PRODUCT|ROYALITY|offers|pending_terms|pending_retirement|is_retired|paused_until)$/;

/** True if a list has only grown, as the registry's list of pools. */
function goesOn(expected: unknown, actual: unknown): boolean {
  if (!Array.isArray(expected) || !Array.isArray(actual)) return false;
  return isDeepStrictEqual(actual.slice(0, expected.length), expected);
}

function differences(where: string, expected: Facts, actual: Facts): Difference[] {
  const names = new Set([...Object.keys(expected), ...Object.keys(actual)]);
  return [...names]
    .filter((name) => !isDeepStrictEqual(expected[name], actual[name]))
    .map((name) => ({
      says: `${where}: ${name} is ${shown(actual[name])}, not ${shown(expected[name])}`,
      isLaterChange: changeable.test(name) || (name === 'pools' && goesOn(expected[name], actual[name])),
    }));
}

/** A pool's expected `config()` under its first terms, computed without the contracts. */
function expectedConfig({ config, stableCoin }: DeployPlan, { kind }: Level, terms: PoolTerms): Facts {
  const { joiningFee: fee, referralShare, networkShare, operatorShare } = terms;
  const { admin, modifierAdmin, productPool, royaltyAdmin } = config.operator;
  const shared = {
    admin,
    modifier_admin: modifierAdmin,
    product_pool: productPool,
    royalty_admin: royaltyAdmin,
    stable_coin: stableCoin,
    joining_fee: fee,
  };
  if (kind === 'race') {
    const { bonus, perUpline, product } = splitRaceFee(terms.joiningFee, terms);
    return {
      ...shared,
      bonus_cut: bonus,
      upline_cut: perUpline,
      product_cut: product,
      product_percentage: BigInt(operatorShare),
      bonus_percentage: BigInt(referralShare),
      upline_percentage: BigInt(networkShare),
    };
  }
  const { pool, referral, royalty } = splitGlobalFee(terms.joiningFee, terms);
  return {
    ...shared,
    referral_cut: referral,
    royalty_cut: royalty,
    pool_cut: pool,
    pool_percentage: BigInt(networkShare),
    referral_percentage: BigInt(referralShare),
    royalty_percentage: BigInt(operatorShare),
  };
}

async function codeDifferences(reader: Reader, plan: DeployPlan): Promise<Difference[]> {
  const found: Difference[] = [];
  for (const { name, address, artifact } of plan.creations) {
    const code = await getCode(reader, { address });
    if (!isCodeOf(artifact, code)) {
      const says = `${name}: ${code ? 'other code stands' : 'no code stands'} at ${address}`;
      found.push({ says, isLaterChange: false });
    }
  }
  return found;
}

async function coinDifferences(
  reader: Reader,
  { config: { coin }, stableCoin }: DeployPlan,
): Promise<Difference[]> {
  const symbol = coin === 'test coin' ? 'TUSD' : coin.symbol;
  return differences('stable coin', { symbol, decimals: 6 }, { ...(await readCoin(reader, stableCoin)) });
}

async function registryDifferences(client: Reader, plan: DeployPlan): Promise<Difference[]> {
  const { read } = getContract({ client, abi: uplineRegistryAbi, address: plan.registry });
  const { admin, root } = plan.config.operator;
  const listed = levels.map(({ position }) => plan.pools[position]);
  const expected = {
    root,
    admin,
    admin_delay: Number(adminDelay),
    next_admin: nobody,
    next_admin_delay: [0, 0],
    is_sealed: true,
    pools: listed,
    root_sponsor: zeroAddress,
  };
  const actual = await answers({
    root: () => read.root(),
    admin: () => read.defaultAdmin(),
    admin_delay: () => read.defaultAdminDelay(),
    next_admin: () => read.pendingDefaultAdmin(),
    next_admin_delay: () => read.pendingDefaultAdminDelay(),
    is_sealed: () => read.is_sealed(),
    pools: async () => {
      const total = Number(await read.total_pools());
      const addresses: Address[] = [];
      for (let bit = 0; bit < total; bit += 1) addresses.push(await read.pool_at([BigInt(bit)]));
      return addresses;
    },
    root_sponsor: async () => (await read.wallets([root]))[0],
  });
  return differences('registry', expected, actual);
}

async function poolDifferences(
  client: Reader,
  plan: DeployPlan,
  level: Level,
  bit: number,
): Promise<Difference[]> {
  const { position, kind } = level;
  const address = plan.pools[position];
  const { read } = getContract({ client, abi: racePoolAbi, address });
  const global = getContract({ client, abi: globalPoolAbi, address });
  const registry = getContract({ client, abi: uplineRegistryAbi, address: plan.registry });
  const roles = Object.entries(roleNames) as [keyof typeof roleNames, string][];
  const idOf = (role: string) => keccak256(stringToHex(role));
  const expected = {
    ...expectedConfig(plan, level, plan.config.pools[position]),
    ...Object.fromEntries(roles.map(([wallet, role]) => [role, [plan.config.operator[wallet], true]])),
    offers: [zeroAddress, zeroAddress],
    admin_delay: Number(adminDelay),
    next_admin: nobody,
    next_admin_delay: [0, 0],
    pending_terms: [{ joiningFee: 0n, referralShare: 0, networkShare: 0, operatorShare: 0 }, 0n, 0n],
    pending_retirement: [0n, 0n],
    is_started: true,
    is_retired: false,
    paused_until: 0n,
    seats: plan.seats,
    max_platform_investors: BigInt(maximumSeats),
    platform_investor_level: BigInt(platformInvestorLevel),
    upline_registry: plan.registry,
    position,
    kind: kind === 'race' ? 0 : 1,
    listed: [bit, position, true],
  };
  const config: object = await (kind === 'race' ? read : global.read).config();
  const asked = await answers({
    ...Object.fromEntries(
      roles.map(([wallet, role]) => [
        role,
        async () => [
          await read.role_holder([idOf(role)]),
          await read.hasRole([idOf(role), plan.config.operator[wallet]]),
        ],
      ]),
    ),
    offers: async () => [
      await read.proposed_receiver([idOf('PRODUCT')]),
      await read.proposed_receiver([idOf('ROYALITY')]),
    ],
    admin_delay: () => read.defaultAdminDelay(),
    next_admin: () => read.pendingDefaultAdmin(),
    next_admin_delay: () => read.pendingDefaultAdminDelay(),
    pending_terms: () => read.pending_terms(),
    pending_retirement: () => read.pending_retirement(),
    position: () => read.position(),
    kind: () => read.kind(),
    is_started: () => read.is_started(),
    is_retired: () => read.is_retired(),
    paused_until: () => read.paused_until(),
    seats: async () => {
      const total = Number(await read.total_platform_investors());
      const wallets: Address[] = [];
      for (let seat = 0; seat < total; seat += 1) wallets.push(await read.platform_investors([BigInt(seat)]));
      return wallets;
    },
    max_platform_investors: () => read.max_platform_investors(),
    platform_investor_level: () => read.platform_investor_level(),
    upline_registry: () => read.upline_registry(),
    listed: () => registry.read.pools([address]),
  });
  return differences(`pool ${position}`, expected, { ...config, ...asked });
}

/**
 * All differences between the chain and a plan, one sentence each: code, coin, registry, and for
 * each pool terms, roles, offers, delays, seats, safeguards and listing. Changes that roles can
 * make are marked.
 */
export async function differencesFromPlan(reader: Reader, plan: DeployPlan): Promise<Difference[]> {
  const wrongCode = await codeDifferences(reader, plan);
  // The values of other code are meaningless.
  if (wrongCode.length > 0) return wrongCode;
  const found = [...(await coinDifferences(reader, plan)), ...(await registryDifferences(reader, plan))];
  for (const [bit, level] of levels.entries())
    found.push(...(await poolDifferences(reader, plan, level, bit)));
  return found;
}

/** @throws Error naming every difference between a plan and the chain. */
export async function checkDeployment(reader: Reader, plan: DeployPlan): Promise<void> {
  const found = await differencesFromPlan(reader, plan);
  if (found.length === 0) return;
  throw new Error(
    `The deployment differs from the configuration:\n${found.map(({ says }) => says).join('\n')}`,
  );
}
