import { useMessage } from '../../../messages/useMessage.ts';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';

/** The draft of a ticket that accepts no more messages, for copying. */
export function Unsent({ text }: { text: string }) {
  const t = useMessage();
  if (text === '') return null;
  return <TextArea label={t('createTicket.message')} minimumRows={1} value={text} isReadOnly />;
}
