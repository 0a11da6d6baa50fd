import { lazy, Suspense } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import type { WalletState } from '../../ports/wallet.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { WalletList } from '../wallet/connect/WalletList.tsx';
import { type AccessAnswer, type AccessFlow, carryAccess } from './accessFlow.ts';
import { DirectReferralStep } from './DirectReferralStep.tsx';
import { ReferralStep } from './ReferralStep.tsx';
import type { SignInControls } from './signIn.ts';
import { WaitStep } from './WaitStep.tsx';

const NeededWallet = lazy(async () => ({
  default: (await import('../wallet/connect/walletMissing.ts')).NeededWallet,
}));

/** Asks for an upline. The question is the card's title. Spec §2. */
function SignupStep({ onAnswer }: { onAnswer: (hasUpline: boolean) => void }) {
  const t = useMessage();
  return (
    <Stack gap="s">
      <Button tone="primary" isWide onPress={() => onAnswer(true)}>
        {t('access.signup.yes')}
      </Button>
      <Button isWide onPress={() => onAnswer(false)}>
        {t('access.signup.no')}
      </Button>
    </Stack>
  );
}

export interface LaterStepProps {
  flow: AccessFlow;
  say: (answer: AccessAnswer) => void;
  signIn: SignInControls;
  wallet: WalletState;
}

function FlowStep({ flow, say, signIn, wallet }: LaterStepProps) {
  switch (flow.step) {
    case 'register':
      return null;
    case 'signup':
      return <SignupStep onAnswer={(answer) => say({ type: 'hasUpline', answer })} />;
    case 'referralInput':
      return (
        <ReferralStep
          referral={flow.referral}
          isLocked={flow.isLocked}
          onContinue={(text) => say({ type: 'referral', text })}
        />
      );
    case 'directReferral':
      return (
        <DirectReferralStep
          referral={flow.referral}
          hasAccepted={flow.hasAccepted}
          onAccept={(accepted) => say({ type: 'terms', accepted })}
          wallet={wallet}
          onRegister={signIn.begin}
          onOtherWallet={signIn.choose}
        />
      );
  }
}

/** The card's steps after the first. Each says where a wallet is missing, before the terms are read. */
export function LaterStep(props: LaterStepProps) {
  const { flow, signIn, wallet } = props;
  const { language } = useReadable(usePorts().language.shown);
  const { view } = signIn;
  if (view?.at === 'wait')
    return <WaitStep phase={view.phase} wallet={view.wallet} onCancel={signIn.cancel} />;
  if (view?.at === 'choice') {
    const address = carryAccess(location.href, flow, language);
    return (
      <WalletList
        options={view.options}
        onChoose={signIn.chosen}
        onLookAgain={signIn.choose}
        address={address}
      />
    );
  }
  return (
    <Stack gap="l">
      <Suspense>
        <NeededWallet wallet={wallet} onOpen={signIn.choose} />
      </Suspense>
      <FlowStep {...props} />
    </Stack>
  );
}
