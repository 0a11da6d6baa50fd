import { LoaderCircle } from 'lucide-react';
import { useMessage } from '../../messages/useMessage.ts';
import { usePorts } from '../../ports/ports.tsx';
import { useReadable } from '../../ports/readable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Icon } from '../../primitives/icon/Icon.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { PairingCodeLater } from '../wallet/connect/PairingCodeLater.tsx';
import type { SignInPhase } from './signIn.ts';

export interface WaitStepProps {
  phase: 'looking' | SignInPhase;
  /** The wallet's name, `''` while unknown. */
  wallet: string;
  onCancel: () => void;
}

/** The current wait of a sign-in, often for the visitor's action in the wallet. */
export function WaitStep({ phase, wallet, onCancel }: WaitStepProps) {
  const t = useMessage();
  const pairing = useReadable(usePorts().wallet.pairing);
  const words = {
    looking: t('access.looking'),
    connecting: t('access.connecting', { wallet }),
    signing: t('access.signing'),
    entering: t('access.entering'),
  };
  return (
    <Stack gap="l">
      {phase === 'connecting' && pairing !== null && <PairingCodeLater link={pairing} />}
      <Inline role="status" gap="s" flexWrap="nowrap">
        <Icon icon={LoaderCircle} isTurning />
        <Text inline>{words[phase]}</Text>
      </Inline>
      <Button isWide onPress={onCancel}>
        {t('common.cancel')}
      </Button>
    </Stack>
  );
}
