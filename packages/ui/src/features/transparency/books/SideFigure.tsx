import { Money } from '../../../primitives/money/Money.tsx';
import { useFigures } from '../section/useFigures.ts';
import type { ComparedFigure, PoolComparison } from './comparison.ts';

export interface SideFigureProps {
  /** What the server tells of a pool, or what the chain adds up. */
  side: PoolComparison['server'] | PoolComparison['chain'];
  figure: ComparedFigure;
}

/** One figure of one side; a dash where that side does not know the pool. */
export function SideFigure({ side, figure }: SideFigureProps) {
  const { count } = useFigures();
  if (!side) return '–';
  return figure === 'members' ? count(side.members) : <Money units={side[figure]} />;
}
