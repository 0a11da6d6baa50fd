import { useDeskMessage } from '../../../messages/useDeskMessage.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useReadable } from '../../../ports/readable.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { SignInControls } from '../../access/signIn.ts';
import { WaitStep } from '../../access/WaitStep.tsx';
import { ConnectedWallet } from '../../wallet/connect/ConnectedWallet.tsx';
import { WalletList } from '../../wallet/connect/WalletList.tsx';

/** The steps of signing in with a wallet. */
export function SignInSteps({ view, begin, choose, chosen, cancel }: SignInControls) {
  const t = useMessage();
  const d = useDeskMessage();
  const connected = useReadable(usePorts().wallet.state);
  if (view?.at === 'wait') return <WaitStep phase={view.phase} wallet={view.wallet} onCancel={cancel} />;
  if (view?.at === 'choice') {
    return (
      <Stack gap="m">
        <WalletList options={view.options} onChoose={chosen} onLookAgain={choose} />
        <Button isWide onPress={cancel}>
          {t('common.back')}
        </Button>
      </Stack>
    );
  }
  return (
    <Stack gap="m">
      <Text as="p" tone="muted">
        {d('desk.access.text')}
      </Text>
      <ConnectedWallet wallet={connected} onOther={choose} />
      <Button tone="primary" isWide onPress={begin}>
        {t('wallet.connect')}
      </Button>
    </Stack>
  );
}
