import { useMessage } from '../../messages/useMessage.ts';
import { BindingText } from '../../patterns/terms-consent/BindingText.tsx';
import { RiskNotice } from '../../patterns/terms-consent/RiskNotice.tsx';
import { TermsConsent } from '../../patterns/terms-consent/TermsConsent.tsx';
import type { WalletState } from '../../ports/wallet.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { ConnectedWallet } from '../wallet/connect/ConnectedWallet.tsx';
import { SponsorCard } from './SponsorCard.tsx';
import { useSponsor } from './useSponsor.ts';

export interface DirectReferralStepProps {
  /** The upline as typed, `''` for none. */
  referral: string;
  hasAccepted: boolean;
  onAccept: (accepted: boolean) => void;
  wallet: WalletState;
  onRegister: () => void;
  onOtherWallet: () => void;
}

/** On phones the button is below the visible part. */
const bringIntoSight = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' });

/**
 * The last step before the signature: sponsor, risks and terms. The button appears after accepting
 * the terms, and works only after the sponsor was shown. Spec §2, §5.
 */
export function DirectReferralStep({
  referral,
  hasAccepted,
  onAccept,
  wallet,
  onRegister,
  onOtherWallet,
}: DirectReferralStepProps) {
  const t = useMessage();
  const { sponsor, retry } = useSponsor(referral);
  const isSettled = sponsor.status === 'none' || sponsor.status === 'known';
  return (
    <Stack gap="l">
      <SponsorCard sponsor={sponsor} onRetry={retry} />
      <BindingText>
        <RiskNotice />
      </BindingText>
      <TermsConsent isAccepted={hasAccepted} onChange={onAccept} />
      {hasAccepted && (
        <Stack gap="s" ref={bringIntoSight}>
          <ConnectedWallet wallet={wallet} onOther={onOtherWallet} />
          <Button tone="primary" isWide isDisabled={!isSettled} onPress={onRegister}>
            {t('access.direct.register')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
