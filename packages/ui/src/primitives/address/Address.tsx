import { shortAddress, shortSponsor } from '@upline/domain';
import { CopyText, type CopyTextProps } from '../copy-text/CopyText.tsx';
import { ShortText } from '../short-text/ShortText.tsx';

export interface AddressProps extends Omit<CopyTextProps, 'short' | 'text'> {
  /** The full wallet, checksummed. */
  wallet: string;
  /**
   * Length of the ends: 6+4 characters, or 8+8 to identify a sponsor.
   * @default 'short'
   */
  form?: 'short' | 'long';
  /**
   * Plain text without copying, inside a link or button.
   * @default false
   */
  isPlain?: boolean;
}

/** A wallet, shortened to its two ends. A press copies the full wallet; focus and hover show it. */
export function Address({ wallet, form = 'short', isPlain = false, ...props }: AddressProps) {
  const short = form === 'short' ? shortAddress(wallet) : shortSponsor(wallet);
  return isPlain ? (
    <ShortText {...props} whole={wallet} short={short} />
  ) : (
    <CopyText {...props} text={wallet} short={short} />
  );
}
