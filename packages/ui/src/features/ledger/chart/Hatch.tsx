import { hatchGround, hatchLine } from './IncomeChart.css.ts';

/** The side of one tile of the pattern, pixels. */
const tile = 6;

/** A fill for what was not received. @param id Unique on the page. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={tile} height={tile} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width={tile} height={tile} className={hatchGround} />
        <line x1={0} y1={0} x2={0} y2={tile} className={hatchLine} />
      </pattern>
    </defs>
  );
}

/** The value of `fill` that draws a hatch. */
export const hatchOf = (id: string) => `url(#${id})`;
