import type { Ref, SVGAttributes } from 'react';
import { classNames } from '../../css/classNames.ts';
import { hues, root, sizes } from './WalletAvatar.css.ts';
import { patternSize, walletPattern } from './walletPattern.ts';

export interface WalletAvatarProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'aria-hidden' | 'children' | 'role' | 'viewBox'> {
  /** The whole wallet, in any case. */
  wallet: string;
  /**
   * 24, 32, 40, 64 or 96 px.
   * @default 'm'
   */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  ref?: Ref<SVGSVGElement>;
}

// The circle cuts the corners of what it holds: the pattern keeps to the square within it.
const margin = 1;
const side = patternSize + 2 * margin;

/**
 * A picture drawn from a wallet alone, so that the same wallet is found again at a glance. It proves nothing:
 * the Address stands beside it.
 */
export function WalletAvatar({ wallet, size = 'm', className, ...props }: WalletAvatarProps) {
  const { hue, cells } = walletPattern(wallet, hues.length);
  return (
    <svg
      {...props}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      className={classNames(root, sizes[size], hues[hue], className)}
      shapeRendering="crispEdges"
      fill="currentColor"
      aria-hidden
    >
      {cells.map(({ x, y, isFaint }) => (
        <rect key={`${x} ${y}`} x={x} y={y} width={1} height={1} opacity={isFaint ? 0.45 : undefined} />
      ))}
    </svg>
  );
}
