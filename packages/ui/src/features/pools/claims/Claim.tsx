import { levelAt, type PoolKind, type Position } from '@upline/domain';
import { useState } from 'react';
import { mapLoadable } from '../../../patterns/loadable.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { loadableOf } from '../../../queries/loadableOf.ts';
import type { Bonus } from './bonus.ts';
import { ClaimCard } from './ClaimCard.tsx';
import { useClaimable } from './claimableQuery.ts';

export interface ClaimProps {
  wallet: string;
  /** The family whose levels are chosen first. @default 'global' */
  prefers?: PoolKind;
  /** Whether the other family is left out while nothing of it can be claimed, even where that leaves none. @default false */
  isStrict?: boolean;
}

/** The first level of a family that holds something, else the first that does, else the first of the family. */
function firstChoice(choices: readonly Bonus[], prefers: PoolKind): Position | null {
  const holding = choices.filter(({ amount }) => amount > 0n);
  const ofFamily = ({ position }: Bonus) => levelAt(position).kind === prefers;
  const first = holding.find(ofFamily) ?? holding[0] ?? choices.find(ofFamily) ?? choices[0];
  return first?.position ?? null;
}

/** What can be chosen: one family always, the other while it holds something. */
function offered(all: readonly Bonus[], selected: Position | null, prefers: PoolKind): readonly Bonus[] {
  return all.filter(
    ({ position, amount }) => amount > 0n || position === selected || levelAt(position).kind === prefers,
  );
}

const orAll = (some: readonly Bonus[], all: readonly Bonus[]) => (some.length > 0 ? some : all);

/** The claim of what any level of the member's holds, and of whichever is being claimed. Spec §2, §4. */
export function Claim({ wallet, prefers = 'global', isStrict = false }: ClaimProps) {
  const { claims, balances, connection } = usePorts();
  const isOnline = useReadable(connection.isOnline);
  const claim = useReadable(claims.current);
  const [chosen, setChosen] = useState<Position | null>(null);
  const selected = claim?.position ?? chosen;
  const bonuses = mapLoadable(loadableOf(useClaimable(wallet)), (all) => {
    const some = offered(all, selected, prefers);
    return isStrict ? some : orAll(some, all);
  });
  // Kept from then on: what comes in elsewhere must not change the choice under the member's hands.
  const first = bonuses.status === 'loaded' && selected === null ? firstChoice(bonuses.data, prefers) : null;
  if (first !== null) setChosen(first);

  function select(position: Position) {
    claims.dismiss();
    setChosen(position);
  }

  function start(position: Position) {
    setChosen(position);
    claims.claim(position);
  }

  return (
    <ClaimCard
      bonuses={bonuses}
      selected={selected ?? first}
      onSelect={select}
      claim={claim}
      onClaim={start}
      isOnline={isOnline}
      onDismiss={claims.dismiss}
      explorer={balances.explorer}
    />
  );
}
