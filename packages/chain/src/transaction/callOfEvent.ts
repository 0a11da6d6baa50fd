import { type Address, encodeFunctionData, type Hex } from 'viem';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { roleHashes } from '../roleNames.ts';
import type { ContractCall } from './transaction.ts';

/** A contract's event with its arguments by ABI name as text; roles by name. */
export interface SeenEvent {
  contract: string;
  event: string;
  details: Readonly<Record<string, string>>;
  /** Timestamp of the block, ISO 8601. */
  at: string;
}

const pool = racePoolAbi;
const registry = uplineRegistryAbi;

const roleHash = (name = '') => roleHashes[name as keyof typeof roleHashes] ?? (name as Hex);

function dataOf({ event, details, at }: SeenEvent): Hex | null {
  const wallet = (name: string) => details[name] as Address;
  const role = roleHash(details.role);
  switch (event) {
    case 'TermsQueued': {
      const { joiningFee = '0', referralShare, networkShare, operatorShare } = details;
      const terms = {
        joiningFee: BigInt(joiningFee),
        referralShare: Number(referralShare),
        networkShare: Number(networkShare),
        operatorShare: Number(operatorShare),
      };
      return encodeFunctionData({ abi: pool, functionName: 'queue_terms', args: [terms] });
    }
    case 'TermsApplied':
      return encodeFunctionData({ abi: pool, functionName: 'apply_terms' });
    case 'TermsCancelled':
      return encodeFunctionData({ abi: pool, functionName: 'cancel_terms' });
    case 'PausedSet': {
      const isPause = Number(details.until) * 1000 > Date.parse(at);
      return encodeFunctionData({ abi: pool, functionName: 'set_paused', args: [isPause] });
    }
    case 'RetirementQueued':
      return encodeFunctionData({ abi: pool, functionName: 'queue_retirement' });
    case 'RetirementCancelled':
      return encodeFunctionData({ abi: pool, functionName: 'cancel_retirement' });
    case 'Retired':
      return encodeFunctionData({ abi: pool, functionName: 'retire' });
    case 'FundClaimed': {
      const args = [BigInt(details.amount ?? 0)] as const;
      return details.kind === '0'
        ? encodeFunctionData({ abi: pool, functionName: 'claim_product_fund', args })
        : encodeFunctionData({ abi: globalPoolAbi, functionName: 'claim_royalty_fund', args });
    }
    case 'ReceiverProposed': {
      const args = [role, wallet('account')] as const;
      return encodeFunctionData({ abi: pool, functionName: 'propose_receiver', args });
    }
    case 'ReceiverChanged':
      return encodeFunctionData({ abi: pool, functionName: 'accept_receiver', args: [role] });
    case 'Rescued':
      return encodeFunctionData({ abi: pool, functionName: 'rescue', args: [wallet('token')] });
    case 'PlatformInvestorAdded':
      return encodeFunctionData({ abi: pool, functionName: 'add_platform_investor', args: [wallet('user')] });
    case 'Started':
      return encodeFunctionData({ abi: pool, functionName: 'start' });
    case 'PoolQueued':
    case 'PoolAdded': {
      const args = [wallet('pool'), Number(details.position)] as const;
      const functionName = event === 'PoolAdded' ? 'add_pool' : 'queue_pool';
      return encodeFunctionData({ abi: registry, functionName, args });
    }
    case 'PoolCancelled':
      return encodeFunctionData({ abi: registry, functionName: 'cancel_pool', args: [wallet('pool')] });
    case 'Sealed':
      return encodeFunctionData({ abi: registry, functionName: 'seal' });
    case 'DefaultAdminTransferScheduled': {
      const args = [wallet('newAdmin')] as const;
      return encodeFunctionData({ abi: registry, functionName: 'beginDefaultAdminTransfer', args });
    }
    case 'DefaultAdminTransferCanceled':
      return encodeFunctionData({ abi: registry, functionName: 'cancelDefaultAdminTransfer' });
    case 'RoleRevoked':
      return details.role === 'ADMIN'
        ? encodeFunctionData({ abi: registry, functionName: 'acceptDefaultAdminTransfer' })
        : null;
    case 'RoleGranted': {
      const args = [role, wallet('account')] as const;
      return details.role === 'MODIFIER'
        ? encodeFunctionData({ abi: pool, functionName: 'grantRole', args })
        : null;
    }
    default:
      return null;
  }
}

/**
 * The call of a role holder that caused the event, independent of how it was sent: the transaction
 * of a Safe shows only the Safe's own call. `null` for events that accompany another event of the
 * same call.
 */
export function callOfEvent(seen: SeenEvent): ContractCall | null {
  const data = dataOf(seen);
  return data && { to: seen.contract as Address, data };
}
