import { type Address, BaseError, ContractFunctionRevertedError, isAddressEqual, zeroAddress } from 'viem';
import { getBalance, simulateContract } from 'viem/actions';
import { getAddress, isAddress, isHex } from 'viem/utils';
import { uplineRegistryAbi } from '../abi.ts';
import { type Reader, readRecord } from '../pools/pools.ts';
import { PurchaseError } from '../purchaseError.ts';
import { type Fees, feesFor } from '../transaction/fees.ts';
import { chunksOf, type Enrolment, gasFor, gasForAll } from './enrolmentCalls.ts';

/** An enrolment sent by the server, unverified. */
export interface NamedEnrolment {
  member: string;
  sponsor: string;
  /** Seconds since 1970, decimal. */
  deadline: string;
  signature: string;
}

/** Sender of a simulation with gas price and balance; units of 10⁻¹⁸. */
export interface TrialSender {
  account: Address;
  fees: Fees;
  held: bigint;
}

/**
 * Reads a simulation's sender at the newest block's gas price. @param account @default the zero
 * address
 */
export async function trialSender(reader: Reader, account: Address = zeroAddress): Promise<TrialSender> {
  const [fees, held] = await Promise.all([feesFor(reader), getBalance(reader, { address: account })]);
  return { account, fees, held };
}

/** Sets the gas price of the later transaction, and a balance that covers it. */
function priced({ account, fees, held }: TrialSender, gas: bigint) {
  const balance = gas * fees.maxFeePerGas;
  return { account, gas, ...fees, ...(held < balance && { stateOverride: [{ address: account, balance }] }) };
}

export type EnrolmentFault = 'expired' | 'invalid';

/**
 * Decodes why the registry rejected a signature.
 * @returns `null` if the signature is valid: the registry checks it before the sponsor.
 * @throws The error itself if it is no revert, as when the node is unreachable or busy.
 */
function faultOf(error: unknown): EnrolmentFault | null {
  if (!(error instanceof BaseError)) throw error;
  const revert = error.walk((one) => one instanceof ContractFunctionRevertedError);
  const name = revert instanceof ContractFunctionRevertedError ? revert.data?.errorName : undefined;
  if (name === 'InvalidReferral' || name === 'AlreadyBound') return null;
  if (name === 'EnrolmentExpired') return 'expired';
  if (name !== undefined) return 'invalid';
  // If a wallet's code burns all gas, the registry has none left to return an error name. EIP-1474:
  // code 3 is a revert.
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
 * Simulates whether the registry would accept a member's signature now: by key, or by a smart
 * wallet (EIP-1271), which may have withdrawn it. Ignores whether the sponsor is recorded.
 * @param sender Sender and gas price, which a wallet's code can read. @default the zero address at
 * today's price
 * @returns `null` if accepted, or if the member is already recorded.
 * @throws viem's error if the node does not answer.
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

/** The reason why a purchase's first call would fail to record a line, or `null`. */
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

export interface RecordableLine {
  /** From the root downwards, each member under the one before. */
  enrolments: readonly Enrolment[];
  /**
   * The first member whose signature fails; members below cannot be recorded either. `null` if all
   * pass.
   */
  dropped: { member: Address; sponsor: Address; fault: EnrolmentFault } | null;
}

function enrolmentIn({ member, sponsor, deadline, signature }: NamedEnrolment): Enrolment {
  const isWellFormed =
    isAddress(member, { strict: false }) &&
    isAddress(sponsor, { strict: false }) &&
    /^\d+$/.test(deadline) &&
    isHex(signature);
  if (!isWellFormed) throw new PurchaseError({ notice: { id: 'toast.invalidPurchase' } });
  return { member: getAddress(member), sponsor: getAddress(sponsor), deadline: BigInt(deadline), signature };
}

/**
 * Selects the enrolments that can be recorded now. Simulates each signature alone and then the
 * whole line as the buyer would send it, so that an invalid, expired or withdrawn signature does
 * not block the purchase: only its member and those below are left out.
 * @param named From the root downwards.
 * @param refused Members whose signatures reverted in a purchase despite passing simulations.
 * @throws PurchaseError if the enrolments form no line; viem's error if the node does not answer.
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
  // Another purchase may have recorded the first members meanwhile.
  const open = all.slice(records.findLastIndex(({ isBound }) => isBound) + 1);
  const [first] = open;
  if (!first) return { enrolments: [], dropped: null };
  const isLine = open.every(({ sponsor }, index) => {
    const above = open[index - 1];
    return above === undefined || isAddressEqual(above.member, sponsor);
  });
  const top = await readRecord(reader, registry, first.sponsor);
  if (!isLine || !top.isBound) throw new PurchaseError({ notice: { id: 'toast.invalidPurchase' } });
  const sender = await trialSender(reader, buyer);
  const faults = await Promise.all(
    open.map((enrolment) =>
      refused.has(enrolment.member) ? 'invalid' : enrolmentFault(reader, registry, enrolment, sender),
    ),
  );
  const alone = cutLine(open, faults);
  if (!(await lineFault(reader, registry, sender, alone.enrolments))) return alone;
  // A wallet's code may accept alone and reject within a line. The shortest failing prefix ends
  // with its member.
  const prefixes = alone.enrolments.map((_, index) => alone.enrolments.slice(0, index + 1));
  const whole = await Promise.all(prefixes.map((prefix) => lineFault(reader, registry, sender, prefix)));
  const cut = cutLine(alone.enrolments, whole);
  return cut.dropped ? cut : alone;
}

/** Cuts a line before the first fault. */
function cutLine(line: readonly Enrolment[], faults: readonly (EnrolmentFault | null)[]): RecordableLine {
  const end = faults.findIndex((fault) => fault !== null);
  const [last, fault] = [line[end], faults[end]];
  if (!last || !fault) return { enrolments: line, dropped: null };
  return {
    enrolments: line.slice(0, end),
    dropped: { member: last.member, sponsor: last.sponsor, fault },
  };
}
