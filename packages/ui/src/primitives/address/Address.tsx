import { shortAddress, shortSponsor } from '@upline/domain';
import { CopyText, type CopyTextProps } from '../copy-text/CopyText.tsx';
import { ShortText } from '../short-text/ShortText.tsx';

export interface AddressProps extends Omit<CopyTextProps, 'short' | 'text'> {
  /** The whole wallet, checksummed. */
  wallet: string;
  /**
   * 6+4 for most places, 8+8 where a sponsor is identified.
   * @default 'short'
   */
  form?: 'short' | 'long';
  /**
   * Plain text, for places that are a link or button already.
   * @default false
   */
  isPlain?: boolean;
}

/** A wallet by its two ends. Pressing it copies the whole, focus and hover show the whole. */
export function Address({ wallet, form = 'short', isPlain = false, ...props }: AddressProps) {
  const short = form === 'short' ? shortAddress(wallet) : shortSponsor(wallet);
  return isPlain ? (
    <ShortText {...props} whole={wallet} short={short} />
  ) : (
    <CopyText {...props} text={wallet} short={short} />
  );
}
