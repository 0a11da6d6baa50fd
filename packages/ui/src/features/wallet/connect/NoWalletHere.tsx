import { useMedia } from '../../../css/useMedia.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { onPhone } from '../../../tokens/breakpoints.ts';
import { WalletElsewhere } from './WalletElsewhere.tsx';

export interface NoWalletHereProps {
  /** The address that a wallet's browser opens. */
  address: string;
  /** Searches again, for a newly installed wallet. */
  onLookAgain: () => void;
}

/** Says that this browser has no wallet, and offers the ways to open one. */
export function NoWalletHere({ address, onLookAgain }: NoWalletHereProps) {
  const t = useMessage();
  const isPhone = useMedia(onPhone);
  return (
    <>
      <Callout
        tone="caution"
        isLive
        title={t('access.noWallet')}
        action={
          <Button size="s" onPress={onLookAgain}>
            {t('access.noWallet.again')}
          </Button>
        }
      >
        {t(isPhone ? 'access.elsewhere.help' : 'access.noWallet.help')}
      </Callout>
      <WalletElsewhere address={address} />
    </>
  );
}
