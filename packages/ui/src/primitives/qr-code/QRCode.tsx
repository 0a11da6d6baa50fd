import encodeQR from 'qr';
import { type Ref, type SVGAttributes, useMemo } from 'react';
import { classNames } from '../../css/classNames.ts';
import { root } from './QRCode.css.ts';

export interface QRCodeProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'aria-label' | 'children' | 'role' | 'viewBox'> {
  /** The encoded text: an address or ID. At most about 2,000 characters. */
  text: string;
  /** Name and content for screen readers: “QR code of your referral link”. */
  label: string;
  ref?: Ref<SVGSVGElement>;
}

/** Clear cells around the code, required by the QR standard. */
const quietZone = 4;

/** One path for all dark cells; each horizontal run is one rectangle. */
function outline(cells: readonly boolean[][]): string {
  return cells
    .flatMap((row, y) =>
      [
        ...row
          .map((cell) => (cell ? '1' : '0'))
          .join('')
          .matchAll(/1+/g),
      ].map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`),
    )
    .join('');
}

/**
 * A QR code. It is dark on white in both modes, print and forced colours, because many cameras read
 * no other. Show its text beside it, to be copied.
 */
export function QRCode({ text, label, className, ...props }: QRCodeProps) {
  const cells = useMemo(() => encodeQR(text, 'raw', { ecc: 'medium', border: quietZone }), [text]);
  return (
    <svg
      {...props}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      shapeRendering="crispEdges"
      className={classNames(root, className)}
    >
      <path d={outline(cells)} fill="currentColor" />
    </svg>
  );
}
