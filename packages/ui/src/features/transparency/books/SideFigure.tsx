import { Money } from '../../../primitives/money/Money.tsx';
import { useFigures } from '../section/useFigures.ts';
import type { ComparedFigure, PoolComparison } from './comparison.ts';

export interface SideFigureProps {
  /** A pool from the server, or computed from the chain. */
  side: PoolComparison['server'] | PoolComparison['chain'];
  figure: ComparedFigure;
}

/** A figure of one side; a dash if that side does not have the pool. */
export function SideFigure({ side, figure }: SideFigureProps) {
  const { count } = useFigures();
  if (!side) return '–';
  return figure === 'members' ? count(side.members) : <Money units={side[figure]} />;
}
