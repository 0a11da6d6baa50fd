import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

export interface SecretWarningProps {
  /** Kind of the detected secret; `null` hides the dialog. */
  secret: 'phrase' | 'key' | null;
  /** Name of the file that contains it; `null` for the message text. */
  fileName: string | null;
  /** Called to return to the draft. */
  onBack: () => void;
  /** Called if the member declares the value a transaction hash. */
  onIsTransaction: () => void;
}

/** Stops a message with a seeming recovery phrase or private key, and explains the danger. */
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
