import type { Reader } from '@upline/chain';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '@upline/chain';
import { roleHashes } from '@upline/chain/internal';
import type { PoolKind } from '@upline/domain';
import { type Address, erc20Abi, isAddressEqual, zeroAddress } from 'viem';
import { readContract } from 'viem/actions';
import type { Announced, PoolState, ReceiverRole } from './deploymentState.ts';

const known = (address: Address) => (isAddressEqual(address, zeroAddress) ? null : address);

/** A node, and the block to read at. */
export interface At {
  reader: Reader;
  blockNumber: bigint;
}

export async function administered({ reader, blockNumber }: At, name: string, address: Address) {
  const asked = { address, abi: uplineRegistryAbi, blockNumber } as const;
  const [admin, [to, readyAt], delay] = await Promise.all([
    readContract(reader, { ...asked, functionName: 'defaultAdmin' }),
    readContract(reader, { ...asked, functionName: 'pendingDefaultAdmin' }),
    readContract(reader, { ...asked, functionName: 'defaultAdminDelay' }),
  ]);
  return {
    name,
    address,
    admin: known(admin),
    adminDelay: BigInt(delay),
    handover: readyAt === 0 ? null : { to, readyAt: BigInt(readyAt) },
  };
}

/** An announcement's times from the contract; `null` for zeros. */
export const announcedFor = (readyAt: bigint, expiresAt: bigint): Announced | null =>
  readyAt === 0n ? null : { readyAt, expiresAt };

async function saleOf({ reader, blockNumber }: At, address: Address) {
  const asked = { address, abi: racePoolAbi, blockNumber } as const;
  const [terms, retirement, isStarted, isRetired, pausedUntil, owed, members] = await Promise.all([
    readContract(reader, { ...asked, functionName: 'pending_terms' }),
    readContract(reader, { ...asked, functionName: 'pending_retirement' }),
    readContract(reader, { ...asked, functionName: 'is_started' }),
    readContract(reader, { ...asked, functionName: 'is_retired' }),
    readContract(reader, { ...asked, functionName: 'paused_until' }),
    readContract(reader, { ...asked, functionName: 'owed' }),
    readContract(reader, { ...asked, functionName: 'total_users' }),
  ]);
  const [pending, ...times] = terms;
  const announced = announcedFor(...times);
  return {
    pendingTerms: announced && { ...announced, terms: pending },
    pendingRetirement: announcedFor(...retirement),
    isStarted,
    isRetired,
    pausedUntil,
    owed,
    members,
  };
}

async function rolesOf({ reader, blockNumber }: At, address: Address) {
  const asked = { address, abi: racePoolAbi, blockNumber } as const;
  const holder = async (role: 'MODIFIER' | ReceiverRole) =>
    known(await readContract(reader, { ...asked, functionName: 'role_holder', args: [roleHashes[role]] }));
  const offer = async (role: ReceiverRole) =>
    known(
      await readContract(reader, { ...asked, functionName: 'proposed_receiver', args: [roleHashes[role]] }),
    );
  const [modifier, product, royalty, productOffer, royaltyOffer] = await Promise.all([
    holder('MODIFIER'),
    holder('PRODUCT'),
    holder('ROYALITY'),
    offer('PRODUCT'),
    offer('ROYALITY'),
  ]);
  return {
    modifier,
    receivers: { PRODUCT: product, ROYALITY: royalty },
    offers: { PRODUCT: productOffer, ROYALITY: royaltyOffer },
  };
}

async function seatsOf({ reader, blockNumber }: At, address: Address): Promise<Address[]> {
  const asked = { address, abi: racePoolAbi, blockNumber } as const;
  const total = Number(await readContract(reader, { ...asked, functionName: 'total_platform_investors' }));
  const seats = Array.from({ length: total }, (_, seat) =>
    readContract(reader, { ...asked, functionName: 'platform_investors', args: [BigInt(seat)] }),
  );
  return Promise.all(seats);
}

/** Reads coin, registry, terms and fund, which differ by kind of pool. */
async function kindOf({ reader, blockNumber }: At, address: Address, kind: PoolKind) {
  const asked = { address, blockNumber } as const;
  const registry = readContract(reader, { ...asked, abi: racePoolAbi, functionName: 'upline_registry' });
  if (kind === 'race') {
    const race = { ...asked, abi: racePoolAbi } as const;
    const [config, fund] = await Promise.all([
      readContract(reader, { ...race, functionName: 'config' }),
      readContract(reader, { ...race, functionName: 'product_fund' }),
    ]);
    const terms = {
      joiningFee: config.joining_fee,
      referralShare: Number(config.bonus_percentage),
      networkShare: Number(config.upline_percentage),
      operatorShare: Number(config.product_percentage),
    };
    return { kind, coin: config.stable_coin, registry: await registry, terms, fund };
  }
  const global = { ...asked, abi: globalPoolAbi } as const;
  const [config, fund] = await Promise.all([
    readContract(reader, { ...global, functionName: 'config' }),
    readContract(reader, { ...global, functionName: 'royalty_fund' }),
  ]);
  const terms = {
    joiningFee: config.joining_fee,
    referralShare: Number(config.referral_percentage),
    networkShare: Number(config.pool_percentage),
    operatorShare: Number(config.royalty_percentage),
  };
  return { kind, coin: config.stable_coin, registry: await registry, terms, fund };
}

export async function readPoolState(
  at: At,
  { name, address, kind }: { name: string; address: Address; kind: PoolKind },
): Promise<Omit<PoolState, 'position' | 'firstTerms'>> {
  const own = await kindOf(at, address, kind);
  const held = readContract(at.reader, {
    address: own.coin,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [address],
    blockNumber: at.blockNumber,
  });
  return {
    ...(await administered(at, name, address)),
    ...own,
    ...(await saleOf(at, address)),
    ...(await rolesOf(at, address)),
    seats: await seatsOf(at, address),
    held: await held,
  };
}
