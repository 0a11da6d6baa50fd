import { paths } from '@upline/domain';
import type { Screen } from './screenStates.ts';

/** What a member was told. */
export const notificationStates: readonly Screen[] = [
  {
    title: 'Screens/Notifications/List',
    path: paths.notifications,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'list and unread count',
        evidence: [
          { role: 'heading', name: 'notifications.title' },
          'notifications.unread',
          { role: 'radiogroup', name: 'notifications.filter' },
          'notifications.filter.all',
          'notifications.isRead',
          'notifications.isUnread',
          'notifications.markRead',
          'notifications.markReadName',
        ],
      },
      {
        name: 'AllKinds',
        section: 2,
        asks: 'every kind with its icon, its word and the way to what it is about',
        evidence: [
          'notifications.kind.welcome',
          'notifications.kind.referralJoined',
          'notifications.kind.purchaseConfirmed',
          'notifications.kind.incomeReceived',
          'notifications.kind.incomeLost',
          'notifications.kind.bonusClaimed',
          'notifications.kind.supportReplied',
          'notifications.kind.ticketClosed',
          'notifications.about.profile',
          'notifications.about.referrals',
          'notifications.about.race',
          'notifications.about.global',
          'notifications.about.ticket',
          'notifications.about.support',
        ],
      },
      {
        name: 'MarkedRead',
        section: 4,
        asks: 'marking one sets isRead and lowers the count by one, before the server answers',
        evidence: ['notifications.unread', 'notifications.isRead'],
      },
      {
        name: 'OnlyUnread',
        section: 7,
        asks: 'notifications by isRead',
        evidence: [{ role: 'radio', name: 'notifications.filter.unread', is: 'checked' }],
      },
      {
        name: 'SecondPage',
        section: 9,
        asks: 'ten a page',
        evidence: ['common.pages.position', 'notifications.kind.welcome'],
      },
      {
        name: 'AllRead',
        section: 2,
        asks: 'an unread count of 0',
        evidence: ['notifications.allRead'],
      },
      {
        name: 'NoneUnread',
        section: 7,
        asks: 'nothing passes the filter',
        evidence: ['notifications.noneUnread'],
      },
      { name: 'Empty', section: 2, asks: 'nothing was told yet', evidence: ['notifications.empty'] },
      {
        name: 'Loading',
        section: 4,
        asks: 'fetch pending',
        evidence: ['notifications.loading'],
      },
      {
        name: 'LoadFailed',
        section: 8,
        asks: '“Failed to fetch notifications”',
        evidence: ['notifications.notLoaded', 'common.incomplete'],
      },
      {
        name: 'Recovered',
        section: 4,
        asks: 'fulfilled after a retry',
        evidence: ['notifications.unread'],
      },
      {
        name: 'MarkFailed',
        section: 8,
        asks: '“Failed to mark notification as read”, and the mark is taken back',
        evidence: ['notifications.notMarked', 'notifications.isUnread'],
      },
    ],
  },
  {
    title: 'Screens/Notifications/Detail',
    path: `${paths.notifications}/{id}`,
    states: [
      {
        name: 'Loaded',
        section: 2,
        asks: 'a detail view',
        evidence: [
          { role: 'heading', name: 'notification.title' },
          { role: 'link', name: 'notification.all' },
          'notification.when',
          'notification.transaction',
          'notifications.isRead',
        ],
      },
      {
        name: 'AboutTicket',
        section: 2,
        asks: 'leads to what it is about',
        evidence: [{ role: 'link', name: 'notifications.about.ticket' }],
      },
      { name: 'Loading', section: 4, asks: 'fetch pending', evidence: ['notification.loading'] },
      {
        name: 'NotFound',
        section: 7,
        asks: 'an id that is not the member’s own',
        evidence: ['notification.notFound'],
      },
      {
        name: 'LoadFailed',
        section: 8,
        asks: '“Failed to fetch notification details”',
        evidence: ['notification.notLoaded', 'common.incomplete'],
      },
      {
        name: 'Recovered',
        section: 4,
        asks: 'fulfilled after a retry',
        evidence: ['notification.when'],
      },
      {
        name: 'MarkFailed',
        section: 8,
        asks: '“Failed to mark notification as read”',
        evidence: ['notifications.notMarked', { role: 'button', name: 'notifications.markRead' }],
      },
      {
        name: 'MarkedLater',
        section: 4,
        asks: 'a mark that failed can be tried again',
        evidence: ['notifications.isRead'],
      },
    ],
  },
];
