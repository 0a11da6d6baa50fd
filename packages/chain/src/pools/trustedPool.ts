import {
  levelAt,
  type PoolKind,
  type PoolTerms,
  type Position,
  splitGlobalFee,
  splitRaceFee,
} from '@upline/domain';
import type { Address } from 'viem';
import { getCode, readContract } from 'viem/actions';
import { getAddress, isAddress } from 'viem/utils';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { Refusal } from '../refusal.ts';
import { isBuiltCode } from './builtCode.ts';
import { poolCode } from './poolCode.ts';
import type { Reader } from './pools.ts';

/** A pool as somebody names it who is not believed yet. */
export interface NamedPool {
  contractAddress: string;
  stableCoinAddress: string;
  /** Units of 10⁻⁶ of the stable coin. */
  joinningFee: bigint;
}

/** A pool that the pinned registry vouches for. */
export interface TrustedPool {
  address: Address;
  kind: PoolKind;
  /** The registry's bit for this pool in a wallet's record. */
  bit: number;
  coin: Address;
  /** Units of 10⁻⁶ of the stable coin. */
  fee: bigint;
  /** On what terms it sells: a purchase names them, and goes through on no others. */
  terms: PoolTerms;
}

function untrusted(): Refusal {
  return new Refusal({ notice: { id: 'purchase.untrusted' } });
}

function addressIn(text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text);
  throw untrusted();
}

/** A pool that the registry lists, in its own words. */
export interface VouchedPool extends TrustedPool {
  /** Whether it shares its fee as the app tells before a purchase. */
  isAsTold: boolean;
}

/**
 * A pool as it describes itself, once the registry lists it for a position.
 * @param registry The registry's address, pinned at build time.
 * @throws Refusal 'purchase.untrusted' when the registry does not list it there.
 */
export async function vouchedPool(
  reader: Reader,
  registry: Address,
  position: Position,
  address: Address,
): Promise<VouchedPool> {
  const [bit, listedAt] = await readContract(reader, {
    address: registry,
    abi: uplineRegistryAbi,
    functionName: 'pools',
    args: [address],
  });
  if (listedAt !== position) throw untrusted();
  const { kind } = levelAt(position);
  const { stableCoin, terms, isAsTold } = await (kind === 'global' ? globalConfig : raceConfig)(
    reader,
    address,
  );
  return { address, kind, bit, coin: stableCoin, fee: terms.joiningFee, terms, isAsTold };
}

/**
 * The pool that a server named, once its code is this build's, the registry lists it for that position and the pool
 * itself names the same coin: neither a hacked server nor a lister of pools must be able to send money elsewhere.
 * @param reader Best the wallet's own provider: on its chain the money moves.
 * @param registry The registry's address, pinned at build time.
 * @throws Refusal 'purchase.untrusted' when any of this differs; 'purchase.termsDiffer' when the pool asks another fee
 * than the server named, or shares it in another way than the app tells its buyers.
 */
export async function trustedPool(
  reader: Reader,
  registry: Address,
  position: Position,
  named: NamedPool,
): Promise<TrustedPool> {
  const coin = addressIn(named.stableCoinAddress);
  const address = addressIn(named.contractAddress);
  const code = await getCode(reader, { address });
  if (!isBuiltCode(poolCode[levelAt(position).kind], code)) throw untrusted();
  const { isAsTold, ...pool } = await vouchedPool(reader, registry, position, address);
  if (pool.coin !== coin) throw untrusted();
  if (!isAsTold || pool.fee !== named.joinningFee)
    throw new Refusal({ notice: { id: 'purchase.termsDiffer' } });
  return pool;
}

interface PoolConfig {
  stableCoin: Address;
  terms: PoolTerms;
  /** Whether the pool shares its fee as the app tells before a purchase. */
  isAsTold: boolean;
}

async function raceConfig(reader: Reader, address: Address): Promise<PoolConfig> {
  const config = await readContract(reader, { address, abi: racePoolAbi, functionName: 'config' });
  const { bonus, perUpline, product } = splitRaceFee(config.joining_fee);
  const isAsTold =
    config.bonus_cut === bonus && config.upline_cut === perUpline && config.product_cut === product;
  const terms = {
    joiningFee: config.joining_fee,
    referralShare: Number(config.bonus_percentage),
    networkShare: Number(config.upline_percentage),
    operatorShare: Number(config.product_percentage),
  };
  return { stableCoin: config.stable_coin, terms, isAsTold };
}

async function globalConfig(reader: Reader, address: Address): Promise<PoolConfig> {
  const config = await readContract(reader, { address, abi: globalPoolAbi, functionName: 'config' });
  const { pool, referral, royalty } = splitGlobalFee(config.joining_fee);
  const isAsTold =
    config.pool_cut === pool && config.referral_cut === referral && config.royalty_cut === royalty;
  const terms = {
    joiningFee: config.joining_fee,
    referralShare: Number(config.referral_percentage),
    networkShare: Number(config.pool_percentage),
    operatorShare: Number(config.royalty_percentage),
  };
  return { stableCoin: config.stable_coin, terms, isAsTold };
}
