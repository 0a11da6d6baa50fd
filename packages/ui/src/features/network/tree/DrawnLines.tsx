import { heightOf, topOf } from './drawnSizes.ts';
import type { DrawnSpot } from './drawnSpots.ts';
import { freeLine, lines, pathLine } from './MatrixDrawing.css.ts';

export interface DrawnLinesProps {
  spots: readonly DrawnSpot[];
  /** Keys from the root down to the found member. */
  onPath: ReadonlySet<string>;
}

/** Corner radius in pixels. */
const turn = 10;

/** Path from the lower edge of one box to the upper edge of another, with two rounded corners. */
function elbow(from: DrawnSpot, to: DrawnSpot): string {
  const [top, bottom] = [topOf[from.row] + heightOf[from.row], topOf[to.row]];
  const middle = (top + bottom) / 2;
  const across = to.x - from.x;
  if (Math.abs(across) < 1) return `M${from.x} ${top}V${bottom}`;
  const radius = Math.min(turn, Math.abs(across) / 2);
  const step = Math.sign(across) * radius;
  return [
    `M${from.x} ${top}V${middle - radius}`,
    `Q${from.x} ${middle} ${from.x + step} ${middle}`,
    `H${to.x - step}`,
    `Q${to.x} ${middle} ${to.x} ${middle + radius}V${bottom}`,
  ].join('');
}

/** The lines between members; those to a found member are drawn on top. */
export function DrawnLines({ spots, onPath }: DrawnLinesProps) {
  const below = spots.flatMap((spot) => (spot.parent ? [{ spot, d: elbow(spot.parent, spot) }] : []));
  const path = below.filter(({ spot }) => onPath.has(spot.key));
  return (
    <svg className={lines} aria-hidden>
      {below.map(({ spot, d }) => (
        <path key={spot.key} d={d} className={spot.member ? undefined : freeLine} />
      ))}
      {path.map(({ spot, d }) => (
        <path key={`${spot.key} path`} d={d} pathLength={1} className={pathLine} />
      ))}
    </svg>
  );
}
