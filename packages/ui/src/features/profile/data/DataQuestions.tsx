import { ApiError } from '@upline/api';
import type { DataRequestKind } from '@upline/domain';
import { type ReactNode, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { AlertDialog } from '../../../primitives/alert-dialog/AlertDialog.tsx';
import { Box } from '../../../primitives/box/Box.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { useAskForData } from './dataQuery.ts';

interface QuestionProps {
  /** True while a request of this kind is open, which allows no second one. */
  isAsked: boolean;
}

function useAsk(kind: DataRequestKind, onSettled?: () => void) {
  const t = useMessage();
  const showToast = useShowToast();
  const { mutate, isPending } = useAskForData();
  const ask = () =>
    mutate(kind, {
      onSuccess: () => showToast({ tone: 'positive', text: t('data.sent') }),
      onError(error) {
        const isAsked = error instanceof ApiError && error.status === 409;
        showToast({ tone: 'critical', text: t(isAsked ? 'data.alreadyAsked' : 'data.notSent') });
      },
      ...(onSettled && { onSettled }),
    });
  return { ask, isPending };
}

/** Requests a copy of the member's data. */
export function AskForCopy({ isAsked }: QuestionProps) {
  const t = useMessage();
  const { ask, isPending } = useAsk('export');
  return (
    <Box>
      <Button isDisabled={isAsked} isBusy={isPending} busyLabel={t('data.asking')} onPress={ask}>
        {t('data.copy.ask')}
      </Button>
    </Box>
  );
}

/**
 * Requests the erasure of the member's data, after confirming what is erased and what is retained.
 */
export function AskToErase({ isAsked, children }: QuestionProps & { children: ReactNode }) {
  const t = useMessage();
  const [isAsking, setAsking] = useState(false);
  const { ask, isPending } = useAsk('erase', () => setAsking(false));
  return (
    <Box>
      <Button isDisabled={isAsked} onPress={() => setAsking(true)}>
        {t('data.erase.ask')}
      </Button>
      <AlertDialog
        title={t('data.erase.confirm')}
        confirmLabel={t('data.erase.ask')}
        isOpen={isAsking}
        onOpenChange={setAsking}
        onConfirm={ask}
        isBusy={isPending}
        busyLabel={t('data.asking')}
      >
        <Stack gap="m">
          {children}
          <Text as="p">{t('data.erase.confirm.text')}</Text>
        </Stack>
      </AlertDialog>
    </Box>
  );
}
