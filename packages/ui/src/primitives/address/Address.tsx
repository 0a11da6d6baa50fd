import { shortAddress, shortSponsor } from '@upline/domain';
import { Check, Copy } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useMessage } from '../../messages/useMessage.ts';
import { useCopy } from '../copy-button/useCopy.ts';
import { Icon } from '../icon/Icon.tsx';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { button, plain } from './Address.css.ts';
import { ShortText } from './ShortText.tsx';

export interface AddressProps {
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
  onCopied?: () => void;
  onFailed?: () => void;
}

/** A wallet by its two ends. Pressing it copies the whole, focus and hover show the whole. */
export function Address({ wallet, form = 'short', isPlain = false, onCopied, onFailed }: AddressProps) {
  const t = useMessage();
  const { isCopied, copy } = useCopy(wallet, onCopied, onFailed);
  const short = form === 'short' ? shortAddress(wallet) : shortSponsor(wallet);
  if (isPlain) return <ShortText whole={wallet} short={short} />;
  return (
    <>
      <Tooltip text={wallet}>
        <Button className={button} onPress={copy}>
          <span className={plain}>{short}</span>
          <VisuallyHidden>
            {t('common.copy')} {wallet}
          </VisuallyHidden>
          <Icon icon={isCopied ? Check : Copy} size="s" />
        </Button>
      </Tooltip>
      <span role="status">{isCopied && <VisuallyHidden>{t('common.copied')}</VisuallyHidden>}</span>
    </>
  );
}
