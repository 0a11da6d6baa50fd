import { levelAt, type PoolKind } from '@upline/domain';
import { mapLoadable } from '../../../patterns/loadable.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { ClaimLines } from './ClaimLines.tsx';
import { useClaimable } from './claimableQuery.ts';

export interface ClaimProps {
  wallet: string;
  /** The only family that is shown; without it all are. */
  kind?: PoolKind;
  /** Whether the page says for all its parts what could not be read. @default false */
  isPart?: boolean;
  /** Whether it stands among figures, whose labels its title then looks like. @default false */
  isFigure?: boolean;
}

/** The claim of what the member's levels hold. Spec §2, §4. */
export function Claim({ wallet, kind, isPart, isFigure }: ClaimProps) {
  const { claims, balances, connection } = usePorts();
  const isOnline = useReadable(connection.isOnline);
  const claim = useReadable(claims.current);
  const bonuses = mapLoadable(loadableOf(useClaimable(wallet)), (all) =>
    all
      .filter(({ position }) => !kind || levelAt(position).kind === kind)
      .sort((one, other) => one.position - other.position),
  );
  return (
    <ClaimLines
      bonuses={bonuses}
      kind={kind}
      isPart={isPart}
      isFigure={isFigure}
      claim={claim}
      onClaim={claims.claim}
      onClaimAll={claims.claimAll}
      isOnline={isOnline}
      onDismiss={claims.dismiss}
      explorer={balances.explorer}
    />
  );
}
