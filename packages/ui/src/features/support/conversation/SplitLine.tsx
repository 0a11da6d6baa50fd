import { ticketPath } from '@upline/domain';
import { Split } from 'lucide-react';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Link } from '../../../primitives/link/Link.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { splitLine } from './MessageList.css.ts';
import type { SplitOff } from './message.ts';

/** Links to the ticket into which messages of this one were moved. */
export function SplitLine({ split: { ticketId, subject, at } }: { split: SplitOff }) {
  const ticket = (
    <Link href={ticketPath(ticketId)}>
      <bdi>{subject}</bdi>
    </Link>
  );
  return (
    <li className={splitLine}>
      <Icon icon={Split} size="s" />
      <span>
        <Sentence id="conversation.split" values={{ ticket }} />{' '}
        <Timestamp iso={at} detail="recent" size="caption" tone="muted" />
      </span>
    </li>
  );
}
