import { levelAt, type PoolKind } from '@upline/domain';
import { mapLoadable } from '../../../patterns/loadable.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { ClaimLines } from './ClaimLines.tsx';
import { useClaimable, useClaimCost } from './claimableQuery.ts';

export interface ClaimProps {
  wallet: string;
  /** Limits the card to one pool family. @default both */
  kind?: PoolKind;
  /** True if the page itself reports load failures. @default false */
  isPart?: boolean;
  /** True among figures, to style the title like their labels. @default false */
  isFigure?: boolean;
}

/** Claims the member's rewards. Spec §2, §4. */
export function Claim({ wallet, kind, isPart, isFigure }: ClaimProps) {
  const { claims, balances, connection } = usePorts();
  const isOnline = useReadable(connection.isOnline);
  const claim = useReadable(claims.current);
  const bonuses = mapLoadable(loadableOf(useClaimable(wallet)), (all) =>
    all
      .filter(({ position }) => !kind || levelAt(position).kind === kind)
      .sort((one, other) => one.position - other.position),
  );
  const paying = bonuses.status === 'loaded' ? bonuses.data.filter(({ amount }) => amount > 0n) : [];
  const cost = useClaimCost(
    wallet,
    paying.map(({ position }) => position),
  );
  return (
    <ClaimLines
      bonuses={bonuses}
      kind={kind}
      isPart={isPart}
      isFigure={isFigure}
      claim={claim}
      cost={cost}
      onClaim={claims.claim}
      onClaimAll={claims.claimAll}
      isOnline={isOnline}
      onDismiss={claims.dismiss}
      explorer={balances.explorer}
    />
  );
}
