import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../../css/classNames.ts';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { WalletAvatar, type WalletAvatarProps } from '../wallet-avatar/WalletAvatar.tsx';
import * as styles from './Avatar.css.ts';

export interface AvatarProps
  extends Omit<HTMLAttributes<HTMLSpanElement>, 'aria-hidden' | 'children'>,
    Pick<WalletAvatarProps, 'size'> {
  /** The member's full wallet; its picture replaces a missing or broken photo. */
  wallet: string;
  /** URL of the photo; empty for none. */
  photo?: string;
  /** Text for screen readers if no name stands beside it. */
  label?: string;
  ref?: Ref<HTMLSpanElement>;
}

/**
 * A member's photo, with the wallet's picture behind it: a photo that fails to load leaves the
 * picture.
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
