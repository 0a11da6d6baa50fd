import { type FeePlace, feeLegs, levelAt, type Position, splitFee } from '@upline/domain';
import { fn } from 'storybook/test';
import type { PurchasePreview } from '../../../ports/purchasePreview.ts';
import type { PurchaseDialogProps } from './PurchaseDialog.tsx';

export const sponsor = '0x2221319661995395964091369011255432423532';

const preview: PurchasePreview = {
  contract: '0x9858EfFD232B4033E47d90003D41EC34EcaEda94',
  coin: '0x8Ba1f109551bD432803012645Ac136ddd64DBA72',
  coinSymbol: 'USDC',
  balance: 4_850_000_000n,
  allowance: 0n,
  isUnlimited: false,
  way: 'sequential',
  prompts: ['approve', 'invest'],
  gas: 21_300_000_000_000_000n,
  gasBalance: 2_417_500_000_000_000_000n,
  block: 74_201_318n,
  failure: null,
  isSimulated: true,
  binds: null,
  unrecordable: null,
  legs: null,
};

export const ada = '0x7aF3b0C1d2E3f405162738495a6B7c8D9e0Fc91E';
export const root = '0x8Ba1f109551bD432803012645Ac136ddd64DBA72';

const names: Readonly<Record<string, string>> = { [sponsor]: 'Isla Campbell', [ada]: 'Ada Lindqvist' };

/** The members behind the wallets of these stories. */
const who = (wallet: string) => ({
  wallet,
  memberId: '',
  name: names[wallet] ?? '',
  isOperator: wallet === root,
});

/** The split of a level's fee for a buyer's seat. */
export const legsOf = (position: Position, place: Partial<FeePlace>) =>
  feeLegs(splitFee(position, levelAt(position).fee), {
    ...{ referral: sponsor, instead: null, uplines: [], holders: 0 },
    ...place,
  });

/** The first level, offered to a buyer with sufficient balance. */
export const offered = {
  position: 1,
  isOpen: true,
  offer: {
    status: 'loaded',
    data: { fee: levelAt(1).fee, receiver: sponsor, isDirect: true, binds: null },
  },
  preview: { status: 'loaded', data: preview },
  onCheck: fn(),
  revocation: { status: 'idle' },
  termsQuestion: 'Do you accept the terms?',
  onRevoke: fn(),
  purchase: null,
  place: { status: 'loading' },
  paid: { status: 'loaded', data: null },
  who,
  explorer: 'https://explorer.example',
  onBuy: fn(),
  onClose: fn(),
} satisfies PurchaseDialogProps;

/** A preview with overrides. */
export const seen = (part: Partial<PurchasePreview>): Pick<PurchaseDialogProps, 'preview'> => ({
  preview: { status: 'loaded', data: { ...preview, ...part } },
});
