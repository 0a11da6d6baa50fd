import { useQuestion } from '@upline/app-kit/useQuestion';
import type { TicketView } from '@upline/domain';
import { useDeskMessage } from './messages/useDeskMessage.ts';
import { QueueScreen } from './support/queue/QueueScreen.tsx';
import { queueAddressOf, queueQuestionIn } from './support/queue/queueQuestion.ts';
import { useDeskTitle } from './useDeskTitle.ts';

/** Queue view with filters in the address. */
export function QueuePage({ view }: { view: TicketView }) {
  const d = useDeskMessage();
  const { query, ask } = useQuestion();
  useDeskTitle(d(`desk.view.${view}`));
  return (
    <QueueScreen
      view={view}
      question={queueQuestionIn(query)}
      onChange={(next) => ask(queueAddressOf(next))}
    />
  );
}
