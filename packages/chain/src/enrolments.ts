import type { EnrolmentText } from '@upline/domain';
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
} from 'viem';
import { getChainId, simulateContract } from 'viem/actions';
import { getAddress, isAddress, isHex } from 'viem/utils';
import { uplineRegistryAbi } from './abi.ts';
import { type Reader, readRecord } from './pools.ts';
import { Refusal } from './revert.ts';
import type { ContractCall } from './transaction.ts';

/** A member's signature by which others can have them recorded under their sponsor. IUplineRegistry.Enrolment. */
export interface Enrolment extends EnrolmentText {
  signature: Hex;
}

/** An enrolment as the server sends it, believed only after the registry was asked. */
export interface NamedEnrolment {
  member: string;
  sponsor: string;
  /** Seconds. */
  deadline: string;
  signature: string;
}

/** How many enrolments one call may carry. IUplineRegistry.enroll_many. */
const maximumEnrolments = 32;

/**
 * What looking at one signature may cost. A smart wallet's own code answers for it: what wants more would make the
 * buyer pay for it.
 */
const mostGas = 400_000n;

/** Why a signature cannot be brought to the chain. */
export type EnrolmentFault = 'expired' | 'invalid';

/**
 * Asks the registry itself whether it would take a member's signature now: a key's, or a smart wallet's by EIP-1271,
 * which may have been withdrawn. Whether the sponsor is recorded already is no matter here.
 * @returns `null` when it would, or when the member is recorded already.
 * @throws viem's error when the chain does not answer.
 */
export async function enrolmentFault(
  reader: Reader,
  registry: Address,
  { member, sponsor, deadline, signature }: Enrolment,
): Promise<EnrolmentFault | null> {
  try {
    await simulateContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'enroll_for',
      args: [member, sponsor, deadline, signature],
      gas: mostGas,
    });
    return null;
  } catch (error) {
    const revert =
      error instanceof BaseError && error.walk((e) => e instanceof ContractFunctionRevertedError);
    const name = revert instanceof ContractFunctionRevertedError ? revert.data?.errorName : undefined;
    // The registry looks at the signature before it looks at the sponsor.
    if (name === 'InvalidReferral' || name === 'AlreadyBound') return null;
    if (name === 'EnrolmentExpired') return 'expired';
    // A node names no error for a wallet that burns all gas; one that is away answers nothing at all.
    if (name === undefined) await getChainId(reader);
    return 'invalid';
  }
}

/** The part of a line of sponsors that can be recorded, and whom it ends at. */
export interface RecordableLine {
  /** Root-most first, each under the one before it. */
  enrolments: readonly Enrolment[];
  /** The first whose signature does not hold: nobody below them can be recorded either. `null` for none. */
  dropped: { member: Address; sponsor: Address; fault: EnrolmentFault } | null;
}

function enrolmentIn({ member, sponsor, deadline, signature }: NamedEnrolment): Enrolment {
  const isWellFormed =
    isAddress(member, { strict: false }) &&
    isAddress(sponsor, { strict: false }) &&
    /^\d+$/.test(deadline) &&
    isHex(signature);
  if (!isWellFormed) throw new Refusal({ notice: { id: 'toast.invalidPurchase' } });
  return { member: getAddress(member), sponsor: getAddress(sponsor), deadline: BigInt(deadline), signature };
}

/**
 * What of the enrolments that a server sends can be recorded now. Each is looked at by itself, so that one bad, late
 * or withdrawn signature costs no purchase: only the member who gave it is left out, and who stands below them.
 * @param named Root-most first.
 * @throws Refusal when they are no line.
 */
export async function recordableLine(
  reader: Reader,
  registry: Address,
  named: readonly NamedEnrolment[],
): Promise<RecordableLine> {
  const all = named.map(enrolmentIn);
  const records = await Promise.all(all.map(({ member }) => readRecord(reader, registry, member)));
  // Somebody else's purchase may have recorded the first of them meanwhile.
  const open = all.slice(records.findLastIndex(({ isBound }) => isBound) + 1);
  const [first] = open;
  if (!first) return { enrolments: [], dropped: null };
  const isLine = open.every(({ sponsor }, index) => {
    const above = open[index - 1];
    return above === undefined || isAddressEqual(above.member, sponsor);
  });
  const top = await readRecord(reader, registry, first.sponsor);
  if (!isLine || !top.isBound) throw new Refusal({ notice: { id: 'toast.invalidPurchase' } });
  const faults = await Promise.all(open.map((enrolment) => enrolmentFault(reader, registry, enrolment)));
  const end = faults.findIndex((fault) => fault !== null);
  const [last, fault] = [open[end], faults[end]];
  if (!last || !fault) return { enrolments: open, dropped: null };
  return {
    enrolments: open.slice(0, end),
    dropped: { member: last.member, sponsor: last.sponsor, fault },
  };
}

/** The calls that record a line of sponsors and, at its end, the caller, who needs no signature. */
export function enrollManyCalls(
  registry: Address,
  line: readonly Enrolment[],
  caller: { member: Address; sponsor: Address },
): ContractCall[] {
  const all: Enrolment[] = [...line, { ...caller, deadline: 0n, signature: '0x' }];
  return Array.from({ length: Math.ceil(all.length / maximumEnrolments) }, (_, turn) => ({
    to: registry,
    data: encodeFunctionData({
      abi: uplineRegistryAbi,
      functionName: 'enroll_many',
      args: [all.slice(turn * maximumEnrolments, (turn + 1) * maximumEnrolments)],
    }),
  }));
}
