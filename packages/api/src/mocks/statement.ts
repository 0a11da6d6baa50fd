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
import { poolAddressAt } from './identities.ts';
import type { MockBackend } from './mockBackend.ts';

/** Units of 10⁻⁶ by kind. */
interface Incomes {
  referral: bigint;
  level: bigint;
  lost: bigint;
  global: bigint;
}

const dollar = 1_000_000n;

function incomesBy(backend: MockBackend, wallet: string, block: bigint, position?: Position): Incomes {
  const own = backend.chain.lines.filter(
    (line) =>
      line.wallet === wallet && line.block <= block && (position === undefined || line.position === position),
  );
  const sum = (kind: LedgerKind) =>
    own.filter((line) => line.kind === kind).reduce((total, { amount }) => total + amount, 0n);
  const global = levels
    .filter((level) => position === undefined || level.position === position)
    .reduce((total, level) => total + backend.chain.globalIncome(wallet, level.position, block), 0n);
  return { referral: sum('referral'), level: sum('level'), lost: sum('lost'), global };
}

/** The pools that a wallet has bought or lost income at, up to the ledger's block. */
export function poolsOf(backend: MockBackend, wallet: string): z.output<typeof poolDetail>[] {
  const own = wallet.toLowerCase();
  const reached = backend.ledgerBlock();
  return levels.flatMap(({ position, kind }) => {
    const pool = backend.chain.pool(position);
    const place = pool.places.get(own);
    const joined = place && place.block <= reached ? place : undefined;
    const lines = backend.chain.lines.filter(
      (line) => line.wallet === own && line.position === position && line.block <= reached,
    );
    if (!joined && !lines.some((line) => line.kind === 'lost')) return [];
    const incomes = incomesBy(backend, own, reached, position);
    const newest = [...pool.places.values()].findLast(({ block }) => block <= reached);
    const shared = joined && kind === 'global' ? newest?.joinedAt : null;
    const touched = [...lines.map(({ at }) => at), joined?.joinedAt ?? new Date(0), shared ?? new Date(0)];
    const latest = new Date(Math.max(...touched.map(Number)));
    return {
      position,
      contractAddress: poolAddressAt(position),
      poolType: poolTypeAt(position),
      isActive: pool.isOpen(backend.now()),
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
      upline: joined?.upline ? backend.display(joined.upline) : '',
    };
  });
}

export function profileOf(backend: MockBackend, wallet: string): ReplyData<'profile'> {
  const own = wallet.toLowerCase();
  const person = backend.find(own);
  const total = incomesBy(backend, own, backend.ledgerBlock());
  const final = incomesBy(backend, own, backend.finalBlock());
  const pools = poolsOf(backend, own);
  const activated = pools.filter((pool) => pool.isUserActivatedThisPool);
  const products = activated.reduce((sum, { productFund }) => sum + fromDecimal(productFund), 0n);
  return {
    id: person?.id ?? '',
    ...profileTextsOf(person ?? noProfileTexts),
    photo: person?.photo ?? '',
    walletId: backend.display(own),
    uplineId: person?.sponsor ? backend.display(person.sponsor) : '',
    profileLink: person?.id ? profileLinkOf(person.id) : '',
    poolCount: activated.length,
    totalReferrals: backend.referralsOf(own).length,
    energyTokens: Number(products / dollar),
    referralIncomes: toDecimal(total.referral),
    levelIncomes: toDecimal(total.level),
    ...(!backend.withoutLossIncomes && { lossIncomes: toDecimal(total.lost) }),
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
