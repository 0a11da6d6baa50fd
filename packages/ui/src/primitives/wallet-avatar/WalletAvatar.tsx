import type { Ref, SVGAttributes } from 'react';
import { classNames } from '../../css/classNames.ts';
import { hues, root, sizes } from './WalletAvatar.css.ts';
import { patternSize, type WalletPattern, walletPattern } from './walletPattern.ts';

export interface WalletAvatarProps
  extends Omit<SVGAttributes<SVGSVGElement>, 'aria-hidden' | 'children' | 'role' | 'viewBox'> {
  /** The full wallet; upper and lower case are equal. */
  wallet: string;
  /**
   * 24, 32, 40, 64 or 96 px.
   * @default 'm'
   */
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  ref?: Ref<SVGSVGElement>;
}

// Empty cells around the pattern, to keep it off the rounded corners.
const margin = 1;
const side = patternSize + 2 * margin;

/** All cells as one path, because long lists show hundreds of pictures. */
const outlineOf = (cells: WalletPattern['cells']) => cells.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');

/**
 * A picture generated from a wallet, for recognition. It proves nothing: show the Address beside
 * it.
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
      <path d={outlineOf(cells.filter(({ isFaint }) => !isFaint))} />
      <path d={outlineOf(cells.filter(({ isFaint }) => isFaint))} fillOpacity={0.45} />
    </svg>
  );
}
