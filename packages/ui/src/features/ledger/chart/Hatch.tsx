import { hatchGround, hatchLine } from './IncomeChart.css.ts';

/** Side of a pattern tile in pixels. */
const tile = 6;

/** Fill pattern of lost income. @param id Unique on the page. */
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

/** The `fill` value of a hatch. */
export const hatchOf = (id: string) => `url(#${id})`;
