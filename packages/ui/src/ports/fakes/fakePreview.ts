import { poolAddressAt, stableCoinAddress } from '@upline/api/mocks';
import type { Failure, PayoutTransfer, Position, PurchaseMethod, PurchaseStep } from '@upline/domain';
import type { Balances } from '../balances.ts';
import type { PurchaseTerms } from '../pools.ts';
import type { PurchasePreview, Unrecordable } from '../purchasePreview.ts';
import { insufficientBalance, plain } from './purchaseEndings.ts';

export interface PreviewSettings {
  /** The chain's answer to a purchase preview. @default 'answers' */
  load?: 'answers' | 'never' | 'fails';
  /** The pool's allowance, units of 10⁻⁶, or unlimited. @default 0 */
  allowance?: bigint | 'unlimited';
  /** The simulation's failure. @default missing balance or gas, if any */
  failure?: Failure;
  /**
   * Gas cost of all transactions, units of 10⁻¹⁸; `null` if the node cannot estimate.
   * @default 0.0213 MATIC
   */
  gas?: bigint | null;
  /** The reason why the sponsor cannot be recorded. @default from the mock backend */
  unrecordable?: Unrecordable;
  /** True if the node can simulate the whole purchase. @default true */
  isSimulated?: boolean;
}

/** The mock backend's part in previews. */
export interface PreviewSetting {
  /** The paying wallet; `null` if no member is signed in. */
  wallet(): string | null;
  /** @throws Error if the chain does not answer. */
  balances(wallet: string): Promise<Balances>;
  /**
   * A wallet's sponsor at registration, and the unsigned members above it, nearest the root first.
   */
  line(wallet: string): { registered: string; unsigned: readonly string[] };
  /** The fee receivers if a wallet bought a level now; `null` if the contract reverts. */
  legs(wallet: string, position: Position): readonly PayoutTransfer[] | null;
}

const unlimited = 2n ** 256n - 1n;
const usualGas = 21_300_000_000_000_000n;
const block = 74_201_318n;

function promptsOf(way: PurchaseMethod, skips: readonly PurchaseStep[], isCovered: boolean): PurchaseStep[] {
  if (way === 'batch') return ['invest'];
  const steps: PurchaseStep[] = ['enroll', 'approve', 'invest'];
  return steps.filter((step) => !skips.includes(step) && !(step === 'approve' && isCovered));
}

/** A fake preview that fails if the wallet lacks balance or gas, or as the story's settings say. */
export function fakePreview(
  settings: PreviewSettings & { way: PurchaseMethod; skips: readonly PurchaseStep[] },
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
    /** From now on the preview loads and has no planned failure. */
    mend() {
      load = 'answers';
      failure = undefined;
    },
  };
}
