import { levelAt, type NoticeKind, type Position, paths, ticketPath } from '@upline/domain';
import {
  BadgeCheck,
  CalendarClock,
  CircleMinus,
  CirclePause,
  CirclePlay,
  CircleStop,
  FilePenLine,
  Gift,
  HandCoins,
  KeyRound,
  type LucideIcon,
  MessageSquareOff,
  MessageSquareReply,
  PenLine,
  Undo2,
  UserCheck,
  UserPlus,
} from 'lucide-react';
import type { AppMessageId } from '../../messages/compiledMessages.ts';

/** The drawing of each kind of notification; its word says the same. */
export const notificationIcons: Record<NoticeKind, LucideIcon> = {
  welcome: UserCheck,
  referralJoined: UserPlus,
  placeUnrecorded: PenLine,
  placeAsked: PenLine,
  placeSigned: PenLine,
  placeExpiring: PenLine,
  placeWaiting: PenLine,
  placeWithdrawn: PenLine,
  purchaseConfirmed: BadgeCheck,
  incomeReceived: HandCoins,
  incomeLost: CircleMinus,
  bonusClaimed: Gift,
  supportReplied: MessageSquareReply,
  ticketClosed: MessageSquareOff,
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

/** What a notification is about, as far as it can be gone to. */
export interface NotificationSubject {
  kind: NoticeKind;
  /** `null` for none. */
  position: Position | null;
  /** `''` for none. */
  ticketId: string;
}

interface Way {
  href: string;
  /** Where it leads, in words. */
  label: AppMessageId;
}

/** The way to what a notification is about; `null` when it names nothing to go to. */
export function wayOf({ kind, position, ticketId }: NotificationSubject): Way | null {
  switch (kind) {
    case 'welcome':
    case 'placeUnrecorded':
    case 'placeAsked':
    case 'placeSigned':
    case 'placeExpiring':
    case 'placeWaiting':
    case 'placeWithdrawn':
      return { href: paths.profile, label: 'notifications.about.profile' };
    case 'referralJoined':
      return { href: paths.referrals, label: 'notifications.about.referrals' };
    case 'supportReplied':
      return ticketId === '' ? null : { href: ticketPath(ticketId), label: 'notifications.about.ticket' };
    case 'ticketClosed':
      // A closed ticket cannot be opened any more.
      return { href: paths.support, label: 'notifications.about.support' };
    case 'purchaseConfirmed':
    case 'incomeReceived':
    case 'incomeLost':
    case 'bonusClaimed':
      return position === null ? null : poolWays[levelAt(position).kind];
    default:
      return { href: paths.transparency, label: 'notifications.about.changes' };
  }
}

const poolWays = {
  race: { href: paths.forgeRace, label: 'notifications.about.race' },
  global: { href: paths.globalPool, label: 'notifications.about.global' },
} as const;
