import { ticketPath } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { SupportBanner } from '../../patterns/support-banner/SupportBanner.tsx';
import { Link } from '../../primitives/link/Link.tsx';

/** Says that a ticket was made without its files, and leads to where they can be attached. Spec §8. */
export function WithoutFiles({ ticketId }: { ticketId: string }) {
  const t = useMessage();
  return (
    <SupportBanner
      action={
        <Link tone="inherit" href={ticketPath(ticketId)}>
          {t('createTicket.uploadFailed.open')}
        </Link>
      }
    >
      {t('createTicket.uploadFailed')}
    </SupportBanner>
  );
}
