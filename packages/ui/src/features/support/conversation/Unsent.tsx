import { useMessage } from '../../../messages/useMessage.ts';
import { TextArea } from '../../../primitives/text-area/TextArea.tsx';

/** What the member was writing when the ticket stopped taking messages, to be copied. */
export function Unsent({ text }: { text: string }) {
  const t = useMessage();
  if (text === '') return null;
  return <TextArea label={t('createTicket.message')} minimumRows={1} value={text} isReadOnly />;
}
