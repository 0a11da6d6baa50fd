import { AlertDialog, type AlertDialogProps, Text } from '@upline/ui';
import { useDeskMessage } from '../messages/useDeskMessage.ts';

export interface UnsentWarningProps extends Pick<AlertDialogProps, 'isOpen' | 'onOpenChange' | 'onConfirm'> {
  /** Number of replies stored only on this device. */
  count: number;
}

/** Confirms a sign-out that deletes unsent replies on this device. */
export function UnsentWarning({ count, ...props }: UnsentWarningProps) {
  const d = useDeskMessage();
  return (
    <AlertDialog
      {...props}
      title={d('desk.signOut.unsent.title', { count })}
      confirmLabel={d('desk.signOut')}
    >
      <Text as="p">{d('desk.signOut.unsent.text', { count })}</Text>
    </AlertDialog>
  );
}
