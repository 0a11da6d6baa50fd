import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Client, ReplyData } from '@upline/api';
import { ticketPath } from '@upline/domain';
import { useId } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { LoadFailure } from '../../patterns/load-failure/LoadFailure.tsx';
import { usePorts } from '../../ports/ports.tsx';
import { Address } from '../../primitives/address/Address.tsx';
import { Card } from '../../primitives/card/Card.tsx';
import { Heading } from '../../primitives/heading/Heading.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { Timestamp } from '../../primitives/timestamp/Timestamp.tsx';
import { loadableOf } from '../../queries/loadableOf.ts';
import { serverRoot } from '../../queries/queryRoots.ts';

/** Something that support did with one of the member's tickets. */
type StaffAct = ReplyData<'staffActs'>[number];

/** Lists what support did, newest first. @throws ApiError when the server does not give it. */
async function fetchStaffActs(client: Client, signal?: AbortSignal): Promise<readonly StaffAct[]> {
  const { data } = await client.call('staffActs', {}, { signal });
  return data;
}

function staffActsQuery(client: Client) {
  return queryOptions({
    queryKey: [serverRoot, 'staffActs'],
    queryFn: ({ signal }) => fetchStaffActs(client, signal),
  });
}

function useStaffActs() {
  return useQuery(staffActsQuery(usePorts().client));
}

/** Who of support opened the member's things, and what they did with them. */
export function StaffLog() {
  const t = useMessage();
  const titleId = useId();
  const acts = loadableOf(useStaffActs());
  return (
    <Card as="section" gap="m" aria-labelledby={titleId} aria-busy={acts.status === 'loading'}>
      <Heading level={2} size="title3" id={titleId}>
        {t('staffActs.title')}
      </Heading>
      <Text as="p" tone="muted">
        {t('staffActs.text')}
      </Text>
      {acts.status === 'loading' && <Skeleton block="row" />}
      {acts.status === 'failed' && (
        <LoadFailure emptyText={t('staffActs.notLoaded')} onRetry={acts.onRetry} />
      )}
      {acts.status === 'loaded' && acts.data.length === 0 && <Text as="p">{t('staffActs.none')}</Text>}
      {acts.status === 'loaded' && acts.data.length > 0 && (
        <Stack as="ul" gap="s" aria-label={t('staffActs.list')}>
          {acts.data.map(({ act, ticketId, subject, staff, at }) => (
            <Inline as="li" key={`${act} ${ticketId} ${at}`}>
              <Text inline size="bodyStrong">
                {t(`staffActs.${act}`)}
              </Text>
              <Link href={ticketPath(ticketId)}>{subject}</Link>
              <Timestamp iso={at} detail="dateTime" size="small" tone="muted" />
              <Address wallet={staff} />
            </Inline>
          ))}
        </Stack>
      )}
    </Card>
  );
}
