import { poolAddressAt, stableCoinAddress } from '@upline/api/mocks';
import type { Position } from '@upline/domain';
import type { AdminChange } from '../poolProofs.ts';
import { operatorWallets } from './fakeRoles.ts';

const day = 24 * 60 * 60 * 1000;
const nobody = `0x${'0'.repeat(40)}`;
const terms = { joiningFee: '250000000', referralShare: '2500', networkShare: '5000', operatorShare: '2500' };

type Told = [position: Position | null, event: string, details?: Record<string, string>];

/** One act of each kind that the contracts have, oldest first. */
function acts(now: Date): readonly Told[] {
  const { admin, modifier, product, heir } = operatorWallets;
  const seconds = (days: number) => String(Math.floor(now.getTime() / 1000) + days * 24 * 60 * 60);
  const pool = poolAddressAt(9);
  return [
    [null, 'RoleGranted', { role: 'ADMIN', account: admin, sender: admin }],
    [1, 'RoleAdminChanged', { role: 'PRODUCT', previousAdminRole: 'ADMIN', newAdminRole: 'NOBODY' }],
    [1, 'PlatformInvestorAdded', { user: admin, upline: nobody, index: '1' }],
    [null, 'PoolAdded', { pool: poolAddressAt(1), bit: '0', position: '1' }],
    [null, 'Sealed'],
    [1, 'Started'],
    [1, 'FundClaimed', { kind: '0', to: product, amount: '15000000' }],
    [3, 'FundClaimed', { kind: '1', to: operatorWallets.royalty, amount: '30000000' }],
    [4, 'TermsQueued', { ...terms, readyAt: seconds(-98), expiresAt: seconds(-84) }],
    [4, 'TermsCancelled', terms],
    [4, 'TermsApplied', terms],
    [5, 'PausedSet', { until: seconds(30) }],
    [5, 'PausedSet', { until: seconds(-100) }],
    [8, 'RoleRevoked', { role: 'MODIFIER', account: modifier, sender: admin }],
    [7, 'ReceiverProposed', { role: 'PRODUCT', account: nobody }],
    [9, 'ReceiverProposed', { role: 'PRODUCT', account: heir }],
    [7, 'ReceiverChanged', { role: 'PRODUCT', previous: heir, account: product }],
    [2, 'Rescued', { token: stableCoinAddress, to: product, amount: '12500000' }],
    [null, 'PoolQueued', { pool, position: '9', readyAt: seconds(2), expiresAt: seconds(16) }],
    [null, 'PoolCancelled', { pool }],
    [null, 'DefaultAdminDelayChangeScheduled', { newDelay: '432000', effectSchedule: seconds(5) }],
    [null, 'DefaultAdminDelayChangeCanceled'],
    [null, 'DefaultAdminTransferScheduled', { newAdmin: heir, acceptSchedule: seconds(2) }],
    [null, 'DefaultAdminTransferCanceled'],
    [7, 'RetirementQueued', { readyAt: seconds(2), expiresAt: seconds(16) }],
    [7, 'RetirementCancelled'],
    [6, 'Retired'],
  ];
}

/** One act of each kind by role holders, newest first. */
export function fakeChanges(now: Date): readonly AdminChange[] {
  return acts(now)
    .map(([position, event, details = {}], order, { length }): AdminChange => {
      const block = BigInt(order * 300 + 1);
      return {
        position,
        contract: position === null ? operatorWallets.registry : poolAddressAt(position),
        event,
        details,
        transaction: `0x${(block + 0xac7n).toString(16).padStart(64, '0')}`,
        logIndex: 0,
        block,
        at: new Date(now.getTime() - (length - order) * 4 * day).toISOString(),
      };
    })
    .toReversed();
}
