import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { AlertDialog } from '../../primitives/alert-dialog/AlertDialog.tsx';
import { Box } from '../../primitives/box/Box.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { useEndSessions } from './sessionsQuery.ts';

/** Ends all sessions of the member after a confirmation. */
export function SignOutEverywhere() {
  const t = useMessage();
  const showToast = useShowToast();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useEndSessions();
  const confirm = () =>
    mutate(undefined, {
      onError() {
        setAsking(false);
        showToast({ tone: 'critical', text: t('sessions.endAll.failed') });
      },
    });
  return (
    <Box>
      <Button icon={LogOut} onPress={() => setAsking(true)}>
        {t('sessions.endAll')}
      </Button>
      <AlertDialog
        title={t('sessions.endAll.title')}
        confirmLabel={t('sessions.endAll')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={confirm}
        isBusy={isPending}
        busyLabel={t('sessions.endAll.busy')}
      >
        <Text as="p">{t('sessions.endAll.text')}</Text>
      </AlertDialog>
    </Box>
  );
}
