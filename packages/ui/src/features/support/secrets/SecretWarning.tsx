import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface SecretWarningProps {
  /** What it looks like; `null` shows nothing. */
  secret: 'phrase' | 'key' | null;
  /** The file that it stands in, `null` for the words themselves. */
  fileName: string | null;
  /** Leads back to what was written. */
  onBack: () => void;
  /** The member says that it is the hash of a transaction. */
  onIsTransaction: () => void;
}

/** Stops a message that seems to hold what opens a wallet, and says why nobody may have it. */
export function SecretWarning({ secret, fileName, onBack, onIsTransaction }: SecretWarningProps) {
  const t = useMessage();
  const isKey = secret === 'key';
  return (
    <Dialog
      role="alertdialog"
      title={t(isKey ? 'secret.key.title' : 'secret.phrase.title')}
      isOpen={secret !== null}
      onOpenChange={(opens) => opens || onBack()}
      actions={
        <>
          {isKey && <Button onPress={onIsTransaction}>{t('secret.isTransaction')}</Button>}
          <Button tone="primary" autoFocus onPress={onBack}>
            {t('secret.back')}
          </Button>
        </>
      }
    >
      <Callout tone="critical">{t('secret.never')}</Callout>
      {fileName !== null && <Text>{t('secret.inFile', { name: fileName })}</Text>}
      <Text>{t('secret.stopped')}</Text>
      {isKey && <Text tone="muted">{t('secret.orTransaction')}</Text>}
    </Dialog>
  );
}
