import {
  fromDecimal,
  type LedgerKind,
  levels,
  noProfileTexts,
  type Position,
  poolTypeAt,
  profileLinkOf,
  profileTextsOf,
  toDecimal,
} from '@upline/domain';
import type * as z from 'zod';
import type { ReplyData } from '../contract.ts';
import type { poolDetail } from '../participation.ts';
import { poolAddressAt } from './poolAddress.ts';
import type { World } from './world.ts';

/** Units of 10⁻⁶ by kind. */
interface Incomes {
  referral: bigint;
  level: bigint;
  lost: bigint;
  global: bigint;
}

const dollar = 1_000_000n;

function incomesBy(world: World, wallet: string, block: bigint, position?: Position): Incomes {
  const own = world.chain.lines.filter(
    (line) =>
      line.wallet === wallet && line.block <= block && (position === undefined || line.position === position),
  );
  const sum = (kind: LedgerKind) =>
    own.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0n);
  const global = levels
    .filter((level) => position === undefined || level.position === position)
    .reduce((total, level) => total + world.chain.globalIncome(wallet, level.position, block), 0n);
  return { referral: sum('referral'), level: sum('level'), lost: sum('lost'), global };
}

/** The pools that a wallet has bought or lost income at, up to the ledger's block. */
export function poolsOf(world: World, wallet: string): z.output<typeof poolDetail>[] {
  const own = wallet.toLowerCase();
  const reached = world.ledgerBlock();
  return levels.flatMap(({ position, kind }) => {
    const pool = world.chain.pool(position);
    const place = pool.places.get(own);
    const joined = place && place.block <= reached ? place : undefined;
    const lines = world.chain.lines.filter(
      (line) => line.wallet === own && line.position === position && line.block <= reached,
    );
    if (!joined && !lines.some((line) => line.kind === 'lost')) return [];
    const incomes = incomesBy(world, own, reached, position);
    const newest = [...pool.places.values()].findLast(({ block }) => block <= reached);
    const shared = joined && kind === 'global' ? newest?.joinedAt : null;
    const touched = [...lines.map(({ at }) => at), joined?.joinedAt ?? new Date(0), shared ?? new Date(0)];
    const latest = new Date(Math.max(...touched.map(Number)));
    return {
      position,
      contractAddress: poolAddressAt(position),
      poolType: poolTypeAt(position),
      isActive: pool.isOpen(world.now()),
      isUserActivatedThisPool: joined !== undefined,
      levelIncome: toDecimal(incomes.level),
      productFund: toDecimal(joined?.product ?? 0n),
      referralFund: toDecimal(incomes.referral),
      globalIncome: toDecimal(incomes.global),
      lossIncome: toDecimal(incomes.lost),
      lastUpdated: latest.toISOString(),
      joinningFee: pool.fee().toString(),
      joinedAt: joined?.joinedAt.toISOString() ?? null,
      index: joined?.index ?? null,
      upline: joined?.upline ? world.display(joined.upline) : '',
    };
  });
}

export function profileOf(world: World, wallet: string): ReplyData<'profile'> {
  const own = wallet.toLowerCase();
  const person = world.find(own);
  const total = incomesBy(world, own, world.ledgerBlock());
  const final = incomesBy(world, own, world.finalBlock());
  const pools = poolsOf(world, own);
  const activated = pools.filter((pool) => pool.isUserActivatedThisPool);
  const products = activated.reduce((sum, { productFund }) => sum + fromDecimal(productFund), 0n);
  return {
    id: person?.id ?? '',
    ...profileTextsOf(person ?? noProfileTexts),
    photo: person?.photo ?? '',
    walletId: world.display(own),
    uplineId: person?.sponsor ? world.display(person.sponsor) : '',
    profileLink: person?.id ? profileLinkOf(person.id) : '',
    poolCount: activated.length,
    totalReferrals: world.referralsOf(own).length,
    energyTokens: Number(products / dollar),
    referralIncomes: toDecimal(total.referral),
    levelIncomes: toDecimal(total.level),
    ...(!world.withoutLossIncomes && { lossIncomes: toDecimal(total.lost) }),
    globalIncomes: toDecimal(total.global),
    provisionalIncomes: {
      referral: toDecimal(total.referral - final.referral),
      level: toDecimal(total.level - final.level),
      loss: toDecimal(total.lost - final.lost),
      global: toDecimal(total.global - final.global),
    },
    poolParticipations: pools.map(
      ({ joinningFee, joinedAt, index, upline, ...participation }) => participation,
    ),
  };
}
