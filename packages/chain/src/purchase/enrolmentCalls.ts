import type { EnrolmentText } from '@upline/domain';
import {
  type Address,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  parseEventLogs,
  type TransactionReceipt,
} from 'viem';
import { getCode } from 'viem/actions';
import { decodeFunctionData, getAddress, isAddressEqual, size, slice, toFunctionSelector } from 'viem/utils';
import { uplineRegistryAbi } from '../abi.ts';
import type { Reader } from '../pools/pools.ts';
import type { ContractCall } from '../transaction/transaction.ts';

/**
 * A member's signature that lets others record them under their sponsor. IUplineRegistry.Enrolment.
 */
export interface Enrolment extends EnrolmentText {
  signature: Hex;
}

/** Maximum of enrolments in one call. IUplineRegistry.enroll_many. */
const maximumEnrolments = 32;

const enrollMany = toFunctionSelector(getAbiItem({ abi: uplineRegistryAbi, name: 'enroll_many' }));

/** Upper limit of gas to record one signature by key, with its share of the base cost. */
const gasOfKey = 150_000n;

/**
 * Gas limit of a signature checked by a smart wallet's code (EIP-1271), so that the code cannot
 * make the buyer pay more.
 */
const gasOfCode = 400_000n;

/**
 * Gas for one signature. Simulation and transaction use the same limit, so that a wallet's code
 * cannot distinguish them.
 */
export function gasFor({ signature }: Pick<Enrolment, 'signature'>): bigint {
  // An empty signature is the caller's own entry, which needs no check.
  return size(signature) === 65 || size(signature) === 0 ? gasOfKey : gasOfCode;
}

export function gasForAll(line: readonly Pick<Enrolment, 'signature'>[]): bigint {
  return line.reduce((sum, one) => sum + gasFor(one), 0n);
}

/**
 * Splits a line of sponsors, and the caller at its end, into calls. The caller needs no signature.
 */
export function chunksOf(
  line: readonly Enrolment[],
  caller: { member: Address; sponsor: Address },
): (readonly Enrolment[])[] {
  const all: Enrolment[] = [...line, { ...caller, deadline: 0n, signature: '0x' }];
  return Array.from({ length: Math.ceil(all.length / maximumEnrolments) }, (_, turn) =>
    all.slice(turn * maximumEnrolments, (turn + 1) * maximumEnrolments),
  );
}

/** The calls that record a line of sponsors, and the caller at its end. */
export function enrollManyCalls(
  registry: Address,
  line: readonly Enrolment[],
  caller: { member: Address; sponsor: Address },
): ContractCall[] {
  return chunksOf(line, caller).map((enrolments) => ({
    to: registry,
    data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'enroll_many', args: [enrolments] }),
    gas: gasForAll(enrolments),
  }));
}

/** The members whom a transaction recorded, by the registry's log. */
export function recordsIn({ logs }: Pick<TransactionReceipt, 'logs'>, registry: Address): Address[] {
  return parseEventLogs({ abi: uplineRegistryAbi, eventName: 'SponsorBound', logs })
    .filter(({ address }) => isAddressEqual(address, registry))
    .map(({ args }) => args.member);
}

/** Index of the first wallet with code, or -1. */
async function firstWithCode(reader: Reader, wallets: readonly Address[]): Promise<number> {
  const codes = await Promise.all(wallets.map((address) => getCode(reader, { address })));
  return codes.findIndex((code) => code !== undefined && code !== '0x');
}

/**
 * True if a signature of the line is checked by a wallet's own code, which decides the gas used.
 */
export async function hasSignatureOfCode(reader: Reader, line: readonly Enrolment[]): Promise<boolean> {
  const at = await firstWithCode(
    reader,
    line.map(({ member }) => member),
  );
  return at !== -1;
}

/**
 * The member to leave out after a call that records a line reverted: the first whose wallet has
 * code. Code can accept in every simulation and revert in the block; a key cannot.
 */
export async function refusedIn(reader: Reader, calls: readonly ContractCall[]): Promise<Address | null> {
  for (const { data } of calls) {
    const decoded = enrolmentsIn(data);
    const member = decoded[await firstWithCode(reader, decoded)];
    if (member) return member;
  }
  return null;
}

/** The members that a call records by signature; empty for other calls. */
function enrolmentsIn(data: Hex): Address[] {
  if (slice(data, 0, 4) !== enrollMany) return [];
  const { args } = decodeFunctionData({ abi: uplineRegistryAbi, data });
  const [line] = args as readonly [readonly Enrolment[]];
  return line.filter(({ deadline }) => deadline > 0n).map(({ member }) => getAddress(member));
}
