import type { LedgerEvent, Position } from '@upline/domain';
import { isGlobalInvested, type PoolEvent } from '@upline/localnet/poolModel';

/** The ledger event of a log, `null` for a log that changes no income. */
export function ledgerEvent({ eventName, args }: PoolEvent, position: Position): LedgerEvent | null {
  if (eventName === 'LostIncome') return { name: 'LostIncome', position, ...args };
  if (eventName === 'BonusClaimed') return { name: 'BonusClaimed', position, ...args };
  if (eventName !== 'Invested') return null;
  return isGlobalInvested(args)
    ? { name: 'GlobalInvested', position, ...args }
    : { name: 'RaceInvested', position, ...args };
}
