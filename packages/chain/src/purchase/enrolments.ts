import type { EnrolmentText } from '@upline/domain';
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
} from 'viem';
import { simulateContract } from 'viem/actions';
import { getAddress, isAddress, isHex } from 'viem/utils';
import { uplineRegistryAbi } from '../abi.ts';
import { type Reader, readRecord } from '../pools/pools.ts';
import { Refusal } from '../refusal.ts';
import type { ContractCall } from '../transaction/transaction.ts';

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
 * Why the registry refused a signature.
 * @returns `null` where it refused for another reason than the signature, at which it looks first.
 * @throws The error itself where it is no answer of the registry's: a node that is away or busy judges nobody.
 */
function faultOf(error: unknown): EnrolmentFault | null {
  if (!(error instanceof BaseError)) throw error;
  const revert = error.walk((one) => one instanceof ContractFunctionRevertedError);
  const name = revert instanceof ContractFunctionRevertedError ? revert.data?.errorName : undefined;
  if (name === 'InvalidReferral' || name === 'AlreadyBound') return null;
  if (name === 'EnrolmentExpired') return 'expired';
  if (name !== undefined) return 'invalid';
  // A wallet's code that burns all gas leaves the registry none to name an error with. EIP-1474: 3 is a revert.
  const isRevert = error.walk((one) => one instanceof Error && 'code' in one && one.code === 3) !== null;
  if (isRevert || /out ?of ?gas/i.test(error.message)) return 'invalid';
  throw error;
}

async function refusalOf(trial: Promise<unknown>): Promise<EnrolmentFault | null> {
  try {
    await trial;
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/**
 * Asks the registry itself whether it would take a member's signature now: a key's, or a smart wallet's by EIP-1271,
 * which may have been withdrawn. Whether the sponsor is recorded already is no matter here.
 * @param account Who would send it: a wallet's code can look at that. @default nobody
 * @returns `null` when it would, or when the member is recorded already.
 * @throws viem's error when the chain does not answer.
 */
export function enrolmentFault(
  reader: Reader,
  registry: Address,
  { member, sponsor, deadline, signature }: Enrolment,
  account?: Address,
): Promise<EnrolmentFault | null> {
  return refusalOf(
    simulateContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'enroll_for',
      args: [member, sponsor, deadline, signature],
      gas: mostGas,
      ...(account ? { account } : {}),
    }),
  );
}

/** Why the first call of a purchase would not record a line; `null` when it would. */
function lineFault(
  reader: Reader,
  registry: Address,
  buyer: Address,
  line: readonly Enrolment[],
): Promise<EnrolmentFault | null> {
  const last = line.at(-1);
  if (!last) return Promise.resolve(null);
  const [first = []] = chunksOf(line, { member: buyer, sponsor: last.member });
  return refusalOf(
    simulateContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'enroll_many',
      args: [first],
      gas: mostGas * BigInt(first.length),
      account: buyer,
    }),
  );
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
 * What of the enrolments that a server sends can be recorded now. Each is looked at by itself, and then all of them
 * as the buyer would send them, so that one bad, late or withdrawn signature costs no purchase: only the member who
 * gave it is left out, and who stands below them.
 * @param named Root-most first.
 * @throws Refusal when they are no line; viem's error when the chain does not answer.
 */
export async function recordableLine(
  reader: Reader,
  registry: Address,
  buyer: Address,
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
  const faults = await Promise.all(
    open.map((enrolment) => enrolmentFault(reader, registry, enrolment, buyer)),
  );
  const alone = cutLine(open, faults);
  if (!(await lineFault(reader, registry, buyer, alone.enrolments))) return alone;
  // A wallet's code can agree when it is asked alone and say no in the line: the shortest part that fails ends with its member.
  const prefixes = alone.enrolments.map((_, index) => alone.enrolments.slice(0, index + 1));
  const whole = await Promise.all(prefixes.map((prefix) => lineFault(reader, registry, buyer, prefix)));
  const cut = cutLine(alone.enrolments, whole);
  return cut.dropped ? cut : alone;
}

/** A line down to the first fault. */
function cutLine(line: readonly Enrolment[], faults: readonly (EnrolmentFault | null)[]): RecordableLine {
  const end = faults.findIndex((fault) => fault !== null);
  const [last, fault] = [line[end], faults[end]];
  if (!last || !fault) return { enrolments: line, dropped: null };
  return {
    enrolments: line.slice(0, end),
    dropped: { member: last.member, sponsor: last.sponsor, fault },
  };
}

/** What each call carries that records a line of sponsors and, at its end, the caller, who needs no signature. */
function chunksOf(
  line: readonly Enrolment[],
  caller: { member: Address; sponsor: Address },
): (readonly Enrolment[])[] {
  const all: Enrolment[] = [...line, { ...caller, deadline: 0n, signature: '0x' }];
  return Array.from({ length: Math.ceil(all.length / maximumEnrolments) }, (_, turn) =>
    all.slice(turn * maximumEnrolments, (turn + 1) * maximumEnrolments),
  );
}

/** The calls that record a line of sponsors and, at its end, the caller. */
export function enrollManyCalls(
  registry: Address,
  line: readonly Enrolment[],
  caller: { member: Address; sponsor: Address },
): ContractCall[] {
  return chunksOf(line, caller).map((enrolments) => ({
    to: registry,
    data: encodeFunctionData({ abi: uplineRegistryAbi, functionName: 'enroll_many', args: [enrolments] }),
  }));
}
