import type { Position } from '@upline/domain';
import { useNameOf } from '../../../queries/useOperator.ts';
import { useReferralTree } from '../../network/tree/referralTreeQuery.ts';
import { useUserPools } from '../participation/userPoolsQuery.ts';
import type { PoolPlace } from '../purchase/poolPlace.ts';

/** A wallet's seat in an owned pool. @param position `null` disables the query. */
export function usePoolPlace(wallet: string, position: Position | null): PoolPlace {
  const nameOf = useNameOf('within');
  const pools = useUserPools(position === null ? '' : wallet);
  const own = pools.data?.find((pool) => pool.position === position);
  const tree = useReferralTree(position !== null && own?.upline ? { wallet: own.upline, position } : null);
  if (pools.isError || tree.isError) {
    return {
      status: 'failed',
      onRetry: () => {
        if (pools.isError) void pools.refetch();
        if (tree.isError) void tree.refetch();
      },
    };
  }
  // The server follows the chain by a few seconds.
  if (own?.index == null) return { status: 'loading' };
  const { index, upline } = own;
  if (!upline) return { status: 'loaded', data: { index, above: null } };
  const slot = tree.data?.members.findIndex((member) => member.wallet === wallet) ?? -1;
  if (!tree.data || slot < 0) return { status: 'loading' };
  const name = nameOf(tree.data.root);
  return { status: 'loaded', data: { index, above: { wallet: upline, name, slot: slot + 1 } } };
}
