import type { EnrolmentText } from '@upline/domain';
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  encodeFunctionData,
  getAbiItem,
  type Hex,
  isAddressEqual,
  zeroAddress,
} from 'viem';
import { getBalance, getCode, simulateContract } from 'viem/actions';
import {
  decodeFunctionData,
  getAddress,
  isAddress,
  isHex,
  size,
  slice,
  toFunctionSelector,
} from 'viem/utils';
import { uplineRegistryAbi } from '../abi.ts';
import { type Reader, readRecord } from '../pools/pools.ts';
import { Refusal } from '../refusal.ts';
import { type Fees, feesFor } from '../transaction/fees.ts';
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

const enrollMany = toFunctionSelector(getAbiItem({ abi: uplineRegistryAbi, name: 'enroll_many' }));

/** The most gas that recording one signature of a key takes, with its share of the transaction's base. */
const gasOfKey = 150_000n;

/**
 * What another signature may cost. A smart wallet's own code answers for it: what wants more would make the buyer pay
 * for it.
 */
const gasOfCode = 400_000n;

/** Gas for one signature. A trial and the transaction have the same, so that a wallet's code sees no difference. */
function gasFor({ signature }: Pick<Enrolment, 'signature'>): bigint {
  // The caller needs none, and costs no more than a key.
  return size(signature) === 65 || size(signature) === 0 ? gasOfKey : gasOfCode;
}

/** Gas for a call that records a line. */
function gasForAll(line: readonly Pick<Enrolment, 'signature'>[]): bigint {
  return line.reduce((sum, one) => sum + gasFor(one), 0n);
}

/** The sender of a trial, the price of gas and the sender's coins; units of 10⁻¹⁸. */
export interface TrialSender {
  account: Address;
  fees: Fees;
  held: bigint;
}

/** Reads the sender of trials, at the newest block's price. @param account @default nobody */
export async function trialSender(reader: Reader, account: Address = zeroAddress): Promise<TrialSender> {
  const [fees, held] = await Promise.all([feesFor(reader), getBalance(reader, { address: account })]);
  return { account, fees, held };
}

/** Gives a trial the price that will be paid, and its sender the coins for it. */
function priced({ account, fees, held }: TrialSender, gas: bigint) {
  const balance = gas * fees.maxFeePerGas;
  return { account, gas, ...fees, ...(held < balance && { stateOverride: [{ address: account, balance }] }) };
}

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
 * @param sender Who would send it at which price: a wallet's code can look at both. @default nobody, at today's price
 * @returns `null` when it would, or when the member is recorded already.
 * @throws viem's error when the chain does not answer.
 */
export async function enrolmentFault(
  reader: Reader,
  registry: Address,
  { member, sponsor, deadline, signature }: Enrolment,
  sender?: TrialSender,
): Promise<EnrolmentFault | null> {
  const by = sender ?? (await trialSender(reader));
  return refusalOf(
    simulateContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'enroll_for',
      args: [member, sponsor, deadline, signature],
      ...priced(by, gasFor({ signature })),
    }),
  );
}

/** Why the first call of a purchase would not record a line; `null` when it would. */
async function lineFault(
  reader: Reader,
  registry: Address,
  buyer: TrialSender,
  line: readonly Enrolment[],
): Promise<EnrolmentFault | null> {
  const last = line.at(-1);
  if (!last) return null;
  const [first = []] = chunksOf(line, { member: buyer.account, sponsor: last.member });
  return refusalOf(
    simulateContract(reader, {
      address: registry,
      abi: uplineRegistryAbi,
      functionName: 'enroll_many',
      args: [first],
      ...priced(buyer, gasForAll(first)),
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
 * @param refused Whose signatures the chain refused in a purchase, though it took them in every trial.
 * @throws Refusal when they are no line; viem's error when the chain does not answer.
 */
export async function recordableLine(
  reader: Reader,
  registry: Address,
  buyer: Address,
  named: readonly NamedEnrolment[],
  refused: ReadonlySet<Address> = new Set(),
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
  const sender = await trialSender(reader, buyer);
  const faults = await Promise.all(
    open.map((enrolment) =>
      refused.has(enrolment.member) ? 'invalid' : enrolmentFault(reader, registry, enrolment, sender),
    ),
  );
  const alone = cutLine(open, faults);
  if (!(await lineFault(reader, registry, sender, alone.enrolments))) return alone;
  // A wallet's code can agree when it is asked alone and say no in the line: the shortest part that fails ends with its member.
  const prefixes = alone.enrolments.map((_, index) => alone.enrolments.slice(0, index + 1));
  const whole = await Promise.all(prefixes.map((prefix) => lineFault(reader, registry, sender, prefix)));
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
    gas: gasForAll(enrolments),
  }));
}

/** The place of the first wallet whose own code answers for its signature; -1 for none. */
async function firstWithCode(reader: Reader, wallets: readonly Address[]): Promise<number> {
  const codes = await Promise.all(wallets.map((address) => getCode(reader, { address })));
  return codes.findIndex((code) => code !== undefined && code !== '0x');
}

/** Whether a wallet's own code answers for any signature of a line: what that costs, the code decides. */
export async function hasSignatureOfCode(reader: Reader, line: readonly Enrolment[]): Promise<boolean> {
  const at = await firstWithCode(
    reader,
    line.map(({ member }) => member),
  );
  return at !== -1;
}

/**
 * Who is to be left out once the chain has reverted calls that record a line: the first whose own code answers for
 * their signature. Code can agree in every trial and refuse in the block; a key cannot.
 */
export async function refusedIn(reader: Reader, calls: readonly ContractCall[]): Promise<Address | null> {
  for (const { data } of calls) {
    const decoded = enrolmentsIn(data);
    const member = decoded[await firstWithCode(reader, decoded)];
    if (member) return member;
  }
  return null;
}

/** Whom a call records by their signatures; nobody for any other call. */
function enrolmentsIn(data: Hex): Address[] {
  if (slice(data, 0, 4) !== enrollMany) return [];
  const { args } = decodeFunctionData({ abi: uplineRegistryAbi, data });
  const [line] = args as readonly [readonly Enrolment[]];
  return line.filter(({ deadline }) => deadline > 0n).map(({ member }) => getAddress(member));
}
