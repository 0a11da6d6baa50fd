import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Rating } from '@upline/domain';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useContext } from 'react';
import { dateFormat } from '../../../messages/dateLocale.ts';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { SegmentedControl } from '../../../primitives/segmented-control/SegmentedControl.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { serverRoot } from '../../../queries/queryRoots.ts';
import { SupportBanner } from '../SupportBanner.tsx';

export interface TicketRatingProps {
  ticketId: string;
  value: Rating | null;
  /** Deadline for rating, ISO 8601. */
  until: string;
}

/**
 * One-tap rating of a closed ticket. After the deadline a given rating stays visible, and a missing
 * one is not requested.
 */
export function TicketRating({ ticketId, value, until }: TicketRatingProps) {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const { client } = usePorts();
  const queries = useQueryClient();
  const { mutate, variables, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: async (rating: Rating) =>
      (await client.call('rateTicket', { params: { ticketId }, body: { rating } })).data,
    onSettled: () => queries.invalidateQueries({ queryKey: [serverRoot, 'ticket', ticketId] }),
  });
  if (Date.parse(until) <= Date.now()) return null;
  const shown = isPending ? variables : value;
  const date = dateFormat(locale, { day: 'numeric', month: 'long' }).format(new Date(until));
  return (
    <Stack gap="xs" paddingBlock="s">
      <Text size="bodyStrong">{t('rating.title')}</Text>
      <SegmentedControl<Rating | ''>
        label={t('rating.title')}
        segments={[
          { value: 'good', label: t('rating.good'), icon: ThumbsUp },
          { value: 'bad', label: t('rating.bad'), icon: ThumbsDown },
        ]}
        value={shown ?? ''}
        onChange={(rating) => rating !== '' && mutate(rating)}
      />
      <Text size="small" tone="muted" role="status">
        {t(value === null ? 'rating.until' : 'rating.given', { date })}
      </Text>
      {isError && <SupportBanner>{t('rating.failed')}</SupportBanner>}
    </Stack>
  );
}
