import { useMessage } from '../../../messages/useMessage.ts';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Unsent } from './Unsent.tsx';

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
      <Unsent text={unsent} />
    </>
  );
}
