import { type NotificationPayload, shortAddress } from '@upline/domain';
import type { ReactNode } from 'react';
import type { AppMessageId } from '../../messages/compiledMessages.ts';
import { useMessage } from '../../messages/useMessage.ts';
import { Sentence } from '../../patterns/sentence/Sentence.tsx';
import { Money } from '../../primitives/money/Money.tsx';
import { ShortText } from '../../primitives/short-text/ShortText.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { isOfOperator, splitMessage } from './notificationKinds.ts';
import type { Notification } from './notificationsQuery.ts';
import { useNotificationMessage } from './useNotificationMessage.ts';

interface Says {
  id: AppMessageId;
  values: Record<string, ReactNode>;
}

function Strong({ children, isLost = false }: { children: ReactNode; isLost?: boolean }) {
  return (
    <Text as="strong" inline size="bodyStrong" tone={isLost ? 'critical' : 'inherit'}>
      {children}
    </Text>
  );
}

const strongMoney = (units: bigint, isLost?: boolean) => (
  <Strong isLost={isLost}>
    <Money units={units} />
  </Strong>
);

/** The member in a notification: the name, or the short wallet. */
function Who({ person }: { person: NonNullable<Notification['person']> }) {
  return person.name || <ShortText whole={person.walletId} short={shortAddress(person.walletId)} />;
}

/**
 * A member who joined by own choice: the short wallet comes first and the self-chosen name in
 * quotes.
 */
function Stranger({ person: { name, walletId } }: { person: NonNullable<Notification['person']> }) {
  return (
    <>
      <ShortText whole={walletId} short={shortAddress(walletId)} />
      {name && <span>{` “${name}”`}</span>}
    </>
  );
}

function saysOf(facts: NotificationPayload, person: Notification['person']): Says | null {
  const who = person && <Who person={person} />;
  switch (facts.kind) {
    case 'referralJoined':
      return {
        id: 'notifications.says.referralJoined',
        values: { who: <Strong>{person && <Stranger person={person} />}</Strong> },
      };
    case 'purchaseConfirmed':
      return { id: 'notifications.says.purchaseConfirmed', values: { level: facts.position } };
    case 'incomeReceived': {
      const values = {
        amount: strongMoney(facts.amount),
        who: <Strong>{who}</Strong>,
        level: facts.position,
      };
      return { id: 'notifications.says.incomeReceived', values };
    }
    case 'incomeLost': {
      const values = { amount: strongMoney(facts.amount, true), level: facts.position };
      return { id: 'notifications.says.incomeLost', values };
    }
    case 'bonusClaimed':
      return { id: 'notifications.says.bonusClaimed', values: { amount: strongMoney(facts.amount) } };
    case 'supportReplied':
    case 'ticketClosed':
    case 'ticketMoved':
    case 'ticketSplit':
      return {
        id: `notifications.says.${facts.kind}`,
        values: { subject: <Strong>{facts.subject}</Strong> },
      };
    default:
      return null;
  }
}

function quietOf(facts: NotificationPayload, person: Notification['person']): Says | null {
  switch (facts.kind) {
    case 'purchaseConfirmed':
      return {
        id: 'notifications.quiet.purchaseConfirmed',
        values: { amount: <Money units={facts.amount} /> },
      };
    case 'incomeReceived': {
      const { ofReferral, ofLevel } = facts;
      if (ofLevel === 0n) return { id: 'ledger.kind.referral', values: {} };
      if (ofReferral === 0n) return { id: 'ledger.kind.level', values: {} };
      const values = { referral: <Money units={ofReferral} />, level: <Money units={ofLevel} /> };
      return { id: 'notifications.quiet.bothParts', values };
    }
    case 'incomeLost':
      return person && { id: 'notifications.quiet.incomeLost', values: { who: <Who person={person} /> } };
    case 'bonusClaimed':
      return { id: 'notifications.quiet.bonusClaimed', values: { level: facts.position } };
    default:
      return null;
  }
}

/** True for kinds whose message is a headline and its details. */
const hasParts = (kind: Notification['kind']) =>
  isOfOperator(kind) || kind === 'welcome' || kind === 'auditHead';

export interface NotificationWordsProps {
  notification: Notification;
}

/** A notification as one sentence. Without stored facts it is the message. */
export function NotificationSentence({ notification }: NotificationWordsProps) {
  const { facts, person, kind } = notification;
  const t = useMessage();
  const message = useNotificationMessage()(notification);
  const says = facts && saysOf(facts, person);
  if (says) return <Sentence {...says} />;
  if (kind.startsWith('place')) return t(`notifications.kind.${kind}`);
  return hasParts(kind) ? splitMessage(message).sentence : message;
}

/** The secondary line: further facts, or else the kind. */
export function NotificationQuiet({ notification }: NotificationWordsProps) {
  const { facts, person, kind } = notification;
  const t = useMessage();
  const message = useNotificationMessage()(notification);
  const quiet = facts && quietOf(facts, person);
  if (quiet) return <Sentence {...quiet} />;
  if (kind.startsWith('place')) return message;
  const rest = hasParts(kind) ? splitMessage(message).rest : '';
  return rest || t(`notifications.kind.${kind}`);
}
