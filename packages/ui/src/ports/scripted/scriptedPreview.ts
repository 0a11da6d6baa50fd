import { poolAddressAt, stableCoinAddress } from '@upline/api/mocks';
import type { Failure, FeeLeg, Position, PurchaseStep, PurchaseWay } from '@upline/domain';
import type { Balances } from '../balances.ts';
import type { PurchaseTerms } from '../pools.ts';
import type { PurchasePreview, Unrecordable } from '../purchasePreview.ts';
import { insufficientBalance, plain } from './purchaseEndings.ts';

export interface PreviewSettings {
  /** How the chain answers when it is asked what a purchase would be. @default 'answers' */
  load?: 'answers' | 'never' | 'fails';
  /** What the pool may take already, units of 10⁻⁶, or without an end. @default 0 */
  allowance?: bigint | 'unlimited';
  /** Why the simulation fails. @default what the wallet lacks, if anything */
  failure?: Failure;
  /** What all transactions would cost, units of 10⁻¹⁸; `null` when the node cannot tell. @default 0.0213 MATIC */
  gas?: bigint | null;
  /** Why the sponsor under whom the buyer joined cannot be recorded. @default what the world says */
  unrecordable?: Unrecordable;
  /** Whether the node can simulate the whole purchase. @default true */
  isSimulated?: boolean;
}

/** What a preview looks at. */
export interface PreviewSetting {
  /** Whose money would be spent, `null` when nobody is signed in. */
  wallet(): string | null;
  /** @throws Error when the chain does not answer. */
  balances(wallet: string): Promise<Balances>;
  /** Under whom a wallet joined, and who above it has not signed, root-most first. */
  line(wallet: string): { registered: string; unsigned: readonly string[] };
  /** Where each unit of the fee would go if a wallet bought a level now; `null` where the contract reverts. */
  legs(wallet: string, position: Position): readonly FeeLeg[] | null;
}

const unlimited = 2n ** 256n - 1n;
const usualGas = 21_300_000_000_000_000n;
const block = 74_201_318n;

function promptsOf(way: PurchaseWay, skips: readonly PurchaseStep[], isCovered: boolean): PurchaseStep[] {
  if (way === 'batch') return ['invest'];
  const steps: PurchaseStep[] = ['enroll', 'approve', 'invest'];
  return steps.filter((step) => !skips.includes(step) && !(step === 'approve' && isCovered));
}

/** What a story's purchase would be: failing where the story's wallet lacks something, or as the story says. */
export function scriptedPreview(
  settings: PreviewSettings & { way: PurchaseWay; skips: readonly PurchaseStep[] },
  setting: PreviewSetting,
) {
  const { way, skips, gas = usualGas, isSimulated = true } = settings;
  let { load = 'answers', failure } = settings;
  let allowed = settings.allowance === 'unlimited' ? unlimited : (settings.allowance ?? 0n);

  function unrecordable(binds: string | null): Unrecordable | null {
    if (settings.unrecordable) return settings.unrecordable;
    const { registered, unsigned } = setting.line(setting.wallet() ?? '');
    const [member] = unsigned;
    return binds !== null && member !== undefined ? { registered, member, why: 'unsigned' } : null;
  }

  async function read(position: Position, { fee, binds }: PurchaseTerms): Promise<PurchasePreview> {
    if (load === 'never') await new Promise(() => {});
    if (load === 'fails') throw new Error('The chain does not answer.');
    const { matic, tokens } = await setting.balances(setting.wallet() ?? '');
    const balance = tokens[0]?.units ?? 0n;
    const lacks = [
      ...(balance < fee ? [insufficientBalance(position, balance).failure] : []),
      ...(gas !== null && matic < gas ? [plain('balance', 'purchase.gas').failure] : []),
    ];
    const fails = failure ?? lacks[0] ?? null;
    return {
      contract: poolAddressAt(position),
      coin: stableCoinAddress,
      coinSymbol: 'TUSD',
      balance,
      allowance: allowed,
      isUnlimited: allowed === unlimited,
      way,
      prompts: promptsOf(way, skips, allowed >= fee),
      gas,
      gasBalance: matic,
      block,
      failure: fails,
      isSimulated,
      binds,
      unrecordable: unrecordable(binds),
      legs: isSimulated && fails === null ? setting.legs(setting.wallet() ?? '', position) : null,
    };
  }

  return {
    read,
    revoke() {
      allowed = 0n;
    },
    /** The chain answers from now on, and nothing stands in the way of the purchase. */
    mend() {
      load = 'answers';
      failure = undefined;
    },
  };
}
