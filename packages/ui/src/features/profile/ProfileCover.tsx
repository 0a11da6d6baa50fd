import { classNames } from '../../css/classNames.ts';
import { hues } from '../../primitives/wallet-avatar/WalletAvatar.css.ts';
import { walletBand, walletPattern } from '../../primitives/wallet-avatar/walletPattern.ts';
import { band, cover } from './ProfileHeader.css.ts';

const columns = 36;
const rows = 3;
const gap = 0.06;
const side = 1 - gap;

/**
 * The cover behind a member's picture: cells of the wallet's pattern in its hue.
 * @param wallet `null` while unknown.
 */
export function ProfileCover({ wallet }: { wallet: string | null }) {
  if (wallet === null) return <div className={cover} />;
  const { hue } = walletPattern(wallet, hues.length);
  return (
    <div className={classNames(cover, hues[hue])}>
      <svg
        viewBox={`0 0 ${columns} ${rows}`}
        height="100%"
        className={band}
        fill="currentColor"
        focusable={false}
        aria-hidden
      >
        {walletBand(wallet, columns, rows).map(({ x, y, isFaint }) => (
          <rect
            key={`${x} ${y}`}
            x={x + gap / 2}
            y={y + gap / 2}
            width={side}
            height={side}
            rx={0.16}
            opacity={isFaint ? 0.14 : 0.24}
          />
        ))}
      </svg>
    </div>
  );
}
