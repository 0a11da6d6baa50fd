import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useShowToast } from '../../primitives/toast/toasts.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { useWalletActions } from '../wallet/connect/useWalletActions.ts';
import { SessionList } from './SessionList.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';
import { StaffLog } from './StaffLog.tsx';
import { useEndSession, useSessions } from './sessionsQuery.ts';

function SessionListSkeleton() {
  const t = useMessage();
  return (
    <Stack gap="l" aria-busy="true">
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <Skeleton block="row" />
      <Skeleton block="row" />
    </Stack>
  );
}

/** The member's sessions, with buttons to end one or all. */
export function SessionsScreen() {
  const t = useMessage();
  const showToast = useShowToast();
  const { disconnect } = useWalletActions();
  const sessions = loadableOf(useSessions());
  const { mutate, isPending, variables } = useEndSession();
  const end = (id: string) =>
    mutate(id, {
      onSuccess: () => showToast({ tone: 'positive', text: t('sessions.ended') }),
      onError: () => showToast({ tone: 'critical', text: t('sessions.notEnded') }),
    });
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={t('sessions.title')} />
      <Panel>
        <PanelCell>
          <Text as="p" tone="muted">
            {t('sessions.text')}
          </Text>
        </PanelCell>
        <PanelCell>
          {sessions.status === 'loading' && <SessionListSkeleton />}
          {sessions.status === 'failed' && (
            <LoadFailure emptyText={t('sessions.notLoaded')} onRetry={sessions.onRetry} />
          )}
          {sessions.status === 'loaded' && (
            <>
              <SessionList
                sessions={sessions.data}
                endingId={isPending ? variables : null}
                onEnd={end}
                onSignOut={() => void disconnect()}
              />
              {sessions.data.length < 2 && (
                <Text as="p" size="small" tone="muted">
                  {t('sessions.onlyThis')}
                </Text>
              )}
            </>
          )}
        </PanelCell>
        <PanelCell>
          <SignOutEverywhere />
        </PanelCell>
      </Panel>
      <StaffLog />
    </Stack>
  );
}
