import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { WalletAvatar, type WalletAvatarProps } from '../wallet-avatar/WalletAvatar.tsx';
import * as styles from './Avatar.css.ts';

export interface AvatarProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'aria-hidden' | 'children'>,
    Pick<WalletAvatarProps, 'size'> {
  /** The member's whole wallet; its picture stands in for a photo that is absent or does not load. */
  wallet: string;
  /** Address of the photo; empty when there is none. */
  photo?: string;
  /** What screen readers say, when the name does not stand beside it. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A member's photo, else the picture of their wallet. The photo lies upon the picture, so one that does not load
 * leaves the picture to be seen.
 */
export function Avatar({ wallet, photo, size = 'm', label, className, ...props }: AvatarProps) {
  return (
    <>
      <span {...props} className={classNames(styles.root, styles.sizes[size], className)} aria-hidden>
        <WalletAvatar wallet={wallet} size={size} className={styles.drawing} />
        {photo && <img key={photo} className={styles.photo} src={photo} alt="" decoding="async" />}
      </span>
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </>
  );
}
