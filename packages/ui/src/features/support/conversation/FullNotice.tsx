import { maximumTicketMessages, paths } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { carryDraft } from '../create-ticket/draftKeys.ts';
import { Unsent } from './Unsent.tsx';

export interface FullNoticeProps {
  ticketId: string;
  /** The draft at the time the ticket reached its message limit. */
  unsent: string;
}

/** Explains that the ticket has reached its message limit, and links to a new ticket. */
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
