import { type ReactNode, useId } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { PageHeader } from '../../../patterns/page-header/PageHeader.tsx';
import { Panel } from '../../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../../primitives/panel/PanelCell.tsx';
import { PanelHead } from '../../../primitives/panel/PanelHead.tsx';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { AskForCopy, AskToErase } from './DataQuestions.tsx';
import { DataRequests } from './DataRequests.tsx';
import { type OwnData, useOwnData } from './dataQuery.ts';

/** A section of the data page with its heading. */
function DataPart({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <PanelCell>
      <Stack as="section" gap="m" aria-labelledby={titleId}>
        <PanelHead title={title} id={titleId} />
        {children}
      </Stack>
    </PanelCell>
  );
}

/** The stored data with retention periods, and the member's requests. */
export function DataScreen() {
  const t = useMessage();
  const data = loadableOf(useOwnData());
  return (
    <Stack gap="l" width="full" maxWidth="list" marginInline="auto">
      <PageHeader title={t('data.title')} />
      <Panel>
        <PanelCell>
          <Text as="p" tone="muted">
            {t('data.text')}
          </Text>
        </PanelCell>
        {data.status === 'loading' && (
          <PanelCell>
            <Stack gap="l" aria-busy="true">
              <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
              <Skeleton block="row" />
              <Skeleton block="row" />
            </Stack>
          </PanelCell>
        )}
        {data.status === 'failed' && (
          <PanelCell>
            <LoadFailure emptyText={t('data.notLoaded')} onRetry={data.onRetry} />
          </PanelCell>
        )}
        {data.status === 'loaded' && <Parts {...data.data} />}
      </Panel>
    </Stack>
  );
}

function Parts({ requests, kept }: OwnData): ReactNode {
  const t = useMessage();
  const isOpen = (kind: 'export' | 'erase') =>
    requests.some((one) => one.kind === kind && one.state === 'open');
  const kinds = ['ticketFiles', 'notifications', 'drafts', 'exports'] as const;
  return (
    <>
      <DataPart title={t('data.requests')}>
        {requests.length === 0 ? (
          <Text as="p">{t('data.requests.none')}</Text>
        ) : (
          <DataRequests requests={requests} />
        )}
      </DataPart>
      <DataPart title={t('data.copy')}>
        <Text as="p">{t('data.copy.text')}</Text>
        <AskForCopy isAsked={isOpen('export')} />
      </DataPart>
      <DataPart title={t('data.erase')}>
        <ErasedAndKept />
        <AskToErase isAsked={isOpen('erase')}>
          <ErasedAndKept />
        </AskToErase>
      </DataPart>
      <DataPart title={t('data.keeping')}>
        <Stack as="ul" gap="xs">
          <li>{t('data.keeping.profile')}</li>
          {kinds.map((kind) => (
            <li key={kind}>{t(`data.keeping.${kind}`, { days: kept[kind] })}</li>
          ))}
          <li>{t('data.keeping.sessions')}</li>
          <li>{t('data.keeping.audit')}</li>
        </Stack>
      </DataPart>
    </>
  );
}

function ErasedAndKept() {
  const t = useMessage();
  return (
    <>
      <Text as="p">{t('data.erase.gone')}</Text>
      <Text as="p">{t('data.erase.kept')}</Text>
    </>
  );
}
