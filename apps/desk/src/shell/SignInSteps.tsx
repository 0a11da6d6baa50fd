import {
  Button,
  ConnectedWallet,
  type SignInControls,
  Stack,
  Text,
  useMessage,
  WaitStep,
  WalletList,
} from '@upline/ui';
import { usePorts, useReadable } from '@upline/ui/ports';
import { useDeskMessage } from '../messages/useDeskMessage.ts';

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
