import { maximumTicketMessages, paths } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { carryDraft } from '../create-ticket/draftPlaces.ts';
import { Unsent } from './Unsent.tsx';

export interface FullNoticeProps {
  ticketId: string;
  /** What the member was writing when the ticket had its last message. */
  unsent: string;
}

/** Says that the ticket has as many messages as it takes, and leads to where the next one is made. */
export function FullNotice({ ticketId, unsent }: FullNoticeProps) {
  const t = useMessage();
  const { drafts, navigation } = usePorts();

  function goOn() {
    if (unsent !== '') carryDraft(drafts, ticketId);
    navigation.go(paths.support);
  }

  return (
    <>
      <div role="alert">
        <Callout
          tone="caution"
          title={t('conversation.full')}
          action={
            <Button size="s" onPress={goOn}>
              {t('conversation.allTickets')}
            </Button>
          }
        >
          <span>{t('conversation.full.text', { limit: maximumTicketMessages })}</span>{' '}
          {unsent !== '' && <span>{t('conversation.full.kept')}</span>}
        </Callout>
      </div>
      <Unsent text={unsent} />
    </>
  );
}
