import {
  levelAt,
  type NotificationKind,
  operatorNotificationKinds,
  type Position,
  paths,
  ticketPath,
} from '@upline/domain';
import {
  BadgeCheck,
  CalendarClock,
  CirclePause,
  CirclePlay,
  CircleSlash,
  CircleStop,
  Coins,
  FileCheck,
  FilePenLine,
  FileX,
  KeyRound,
  LifeBuoy,
  type LucideIcon,
  Merge,
  MessageSquareOff,
  PenLine,
  Split,
  Star,
  Undo2,
  UserCheck,
  UserPlus,
  Wallet,
} from 'lucide-react';
import type { AppMessageId } from '../../messages/compiledMessages.ts';
import { linePath } from '../ledger/read/linePath.ts';

/** Icon of each kind; the label has the same meaning. */
export const notificationIcons: Record<NotificationKind, LucideIcon> = {
  welcome: UserCheck,
  referralJoined: UserPlus,
  placeUnrecorded: PenLine,
  placeAsked: PenLine,
  placeSigned: PenLine,
  placeExpiring: PenLine,
  placeWaiting: PenLine,
  placeWithdrawn: PenLine,
  referralsJoined: UserPlus,
  placesUnrecorded: PenLine,
  placesWaiting: PenLine,
  placesAsked: PenLine,
  placeUpgraded: PenLine,
  purchaseConfirmed: BadgeCheck,
  incomeReceived: Coins,
  incomeLost: CircleSlash,
  bonusClaimed: Wallet,
  supportReplied: LifeBuoy,
  ticketClosed: MessageSquareOff,
  ratingAsked: Star,
  ticketMoved: Merge,
  ticketSplit: Split,
  dataReady: FileCheck,
  dataRefused: FileX,
  termsRenewed: FilePenLine,
  auditHead: FileCheck,
  reasonReplaced: FilePenLine,
  reasonRefused: FileX,
  termsAnnounced: CalendarClock,
  termsApplied: FilePenLine,
  termsWithdrawn: Undo2,
  pauseBegan: CirclePause,
  pauseEnded: CirclePlay,
  poolAnnounced: CalendarClock,
  poolWithdrawn: Undo2,
  retirementAnnounced: CalendarClock,
  retirementWithdrawn: Undo2,
  retired: CircleStop,
  adminOffered: KeyRound,
  adminOfferWithdrawn: Undo2,
  adminChanged: KeyRound,
};

const ofOperator: ReadonlySet<NotificationKind> = new Set(operatorNotificationKinds);

/** True for an operator action, false for events of the member alone. */
export const isOfOperator = (kind: NotificationKind) => ofOperator.has(kind);

/**
 * True if the secondary line is a whole message about the member's money or enrolment, which is
 * never truncated.
 */
export const isLong = (kind: NotificationKind) =>
  isOfOperator(kind) || kind.startsWith('place') || kind === 'termsRenewed' || kind === 'auditHead';

/**
 * Splits a message into its first sentence and the rest. A sentence ends at a period with a space,
 * because amounts contain periods.
 * @example splitMessage('Level 8: it ends. From 09:00.') // { sentence: 'Level 8: it ends', rest: 'From 09:00.' }
 */
export function splitMessage(message: string): { sentence: string; rest: string } {
  const end = message.indexOf('. ');
  if (end === -1) return { sentence: message, rest: '' };
  return { sentence: message.slice(0, end), rest: message.slice(end + 2) };
}

export interface NotificationSubject {
  kind: NotificationKind;
  /** `null` for none. */
  position: Position | null;
  /** `''` for none. */
  ticketId: string;
  /** `''` for none. */
  transaction: string;
  /** ISO 8601. */
  timestamp: string;
}

interface Way {
  href: string;
  /** Label of the link. */
  label: AppMessageId;
}

/** The link to a notification's subject; `null` without one. */
export function wayOf(subject: NotificationSubject): Way | null {
  const { kind, position, ticketId } = subject;
  switch (kind) {
    case 'welcome':
    case 'placeUnrecorded':
    case 'placeAsked':
    case 'placeSigned':
    case 'placeExpiring':
    case 'placeWaiting':
    case 'placeWithdrawn':
    case 'placesUnrecorded':
    case 'placesWaiting':
    case 'placesAsked':
    case 'placeUpgraded':
    case 'termsRenewed':
      return { href: paths.profile, label: 'notifications.about.profile' };
    case 'referralJoined':
    case 'referralsJoined':
      return { href: paths.referrals, label: 'notifications.about.referrals' };
    case 'supportReplied':
    case 'ticketMoved':
    case 'ticketSplit':
      return ticketId === '' ? null : { href: ticketPath(ticketId), label: 'notifications.about.ticket' };
    case 'ticketClosed':
    case 'ratingAsked':
      return ticketId === '' ? null : { href: ticketPath(ticketId), label: 'notifications.about.rate' };
    case 'dataReady':
    case 'dataRefused':
      return { href: paths.data, label: 'notifications.about.data' };
    case 'auditHead':
    case 'reasonReplaced':
    case 'reasonRefused':
      return null;
    case 'incomeLost':
      return position === null ? null : reasonOf(position, subject);
    case 'purchaseConfirmed':
    case 'incomeReceived':
    case 'bonusClaimed':
      return position === null ? null : poolWays[levelAt(position).kind];
    default:
      return { href: paths.transparency, label: 'notifications.about.changes' };
  }
}

/** The expanded ledger line with the reason of a lost income. */
function reasonOf(position: Position, { transaction, timestamp }: NotificationSubject): Way {
  return {
    href: linePath({ kind: 'lost', position, at: timestamp, transaction }),
    label: 'notifications.about.lost',
  };
}

const poolWays = {
  race: { href: paths.forgeRace, label: 'notifications.about.race' },
  global: { href: paths.globalPool, label: 'notifications.about.global' },
} as const;
