import { useContext } from 'react';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { useShowToast } from '../../../primitives/toast/toasts.ts';
import { momentWords } from '../promise/momentWords.ts';

/** Says that a ticket is there, and by when support answers it where the server names a time. */
export function useSayCreated() {
  const { client } = usePorts();
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const showToast = useShowToast();
  return async () => {
    // No query: the dialog's own would take the call back as it closes.
    const reply = await client.call('supportPromise', {}).catch(() => null);
    const answerBy = reply?.data.answerBy ?? null;
    const text =
      answerBy === null
        ? t('createTicket.created')
        : t('createTicket.createdUntil', { when: momentWords(t, locale, new Date(answerBy)) });
    showToast({ tone: 'positive', text });
  };
}
