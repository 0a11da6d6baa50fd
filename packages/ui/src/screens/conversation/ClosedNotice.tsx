import { useMessage } from '../../messages/useMessage.ts';
import { Callout } from '../../primitives/callout/Callout.tsx';
import { TextArea } from '../../primitives/text-area/TextArea.tsx';

export interface ClosedNoticeProps {
  /** What the member was writing when support closed the ticket. */
  unsent: string;
}

/** Says why nothing can be written here any more. */
export function ClosedNotice({ unsent }: ClosedNoticeProps) {
  const t = useMessage();
  return (
    <>
      <Callout title={t('conversation.closed')}>{t('conversation.closed.text')}</Callout>
      {unsent !== '' && (
        <TextArea label={t('createTicket.message')} minimumRows={1} value={unsent} isReadOnly />
      )}
    </>
  );
}
