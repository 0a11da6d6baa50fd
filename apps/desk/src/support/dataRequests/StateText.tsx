import { shortAddress } from '@upline/domain';
import { Badge, type BadgeTone } from '@upline/ui';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import type { DeskDataRequest } from './dataRequestsQuery.ts';

const tones: Record<DeskDataRequest['state'], BadgeTone> = {
  open: 'info',
  fulfilled: 'positive',
  refused: 'caution',
  withdrawn: 'neutral',
};

/** State of a data request and the person who answered it; overdue requests are marked. */
export function StateText({
  request: { state, isOverdue, answeredBy },
}: {
  request: Pick<DeskDataRequest, 'state' | 'isOverdue' | 'answeredBy'>;
}) {
  const d = useDeskMessage();
  if (isOverdue) return <Badge tone="critical">{d('desk.data.overdue')}</Badge>;
  const words = d(`desk.data.state.${state}`);
  const name = answeredBy && (answeredBy.name || shortAddress(answeredBy.walletId));
  return (
    <Badge tone={tones[state]}>{name ? d('desk.data.answeredBy', { state: words, name }) : words}</Badge>
  );
}
