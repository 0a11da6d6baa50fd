import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { Text } from '../../primitives/text/Text.tsx';

export interface DiscardDialogProps {
  isOpen: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before a ticket that was begun is thrown away. */
export function DiscardDialog({ isOpen, onKeep, onDiscard }: DiscardDialogProps) {
  const t = useMessage();
  return (
    <Dialog
      role="alertdialog"
      title={t('createTicket.discard.title')}
      isOpen={isOpen}
      onOpenChange={(opens) => opens || onKeep()}
      actions={
        <>
          <Button autoFocus onPress={onKeep}>
            {t('createTicket.discard.keep')}
          </Button>
          <Button tone="critical" onPress={onDiscard}>
            {t('createTicket.discard.confirm')}
          </Button>
        </>
      }
    >
      <Text as="p" tone="muted">
        {t('createTicket.discard.text')}
      </Text>
    </Dialog>
  );
}
