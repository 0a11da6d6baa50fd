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
import { PurchaseError } from '../purchaseError.ts';
import { isBuiltCode } from './builtCode.ts';
import { poolCode } from './poolCode.ts';
import type { Reader } from './pools.ts';

/** A pool as named by an untrusted source, such as the server. */
export interface NamedPool {
  contractAddress: string;
  stableCoinAddress: string;
  /** Units of 10⁻⁶ of the stable coin. */
  joinningFee: bigint;
}

/** A pool listed by the pinned registry. */
export interface TrustedPool {
  address: Address;
  kind: PoolKind;
  /** The registry's bit for this pool in a wallet's record. */
  bit: number;
  coin: Address;
  /** Units of 10⁻⁶ of the stable coin. */
  fee: bigint;
  /** The pool's current terms. A purchase names them and reverts on any others. */
  terms: PoolTerms;
}

function untrusted(): PurchaseError {
  return new PurchaseError({ notice: { id: 'purchase.untrusted' } });
}

function addressIn(text: string): Address {
  if (isAddress(text, { strict: false })) return getAddress(text);
  throw untrusted();
}

/** A pool listed by the registry, with the values of its own contract. */
export interface VouchedPool extends TrustedPool {
  /** True if the pool splits its fee as the app shows before a purchase. */
  isAsTold: boolean;
}

/**
 * Reads a pool's own values after checking that the registry lists it for the position.
 * @param registry Address of the registry, as the page names it.
 * @throws PurchaseError 'purchase.untrusted' if the registry does not list the pool at this position.
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
 * Checks a pool named by the server: its code is this build's, the registry lists it for the
 * position, and the pool names the same coin. So neither a compromised server nor an account that
 * can list pools can redirect money.
 * @param reader Preferably the wallet's own provider, since the payment happens on its chain.
 * @param registry Address of the registry, as the page names it.
 * @throws PurchaseError 'purchase.untrusted' if a check fails; 'purchase.termsDiffer' if the fee differs
 * from the server's, or the pool splits it differently from the app.
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
    throw new PurchaseError({ notice: { id: 'purchase.termsDiffer' } });
  return pool;
}

interface PoolConfig {
  stableCoin: Address;
  terms: PoolTerms;
  /** True if the pool splits its fee as the app shows before a purchase. */
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
