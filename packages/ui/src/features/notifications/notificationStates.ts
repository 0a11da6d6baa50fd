import { paths } from '@upline/domain';
import type { Screen } from '../../states/screenStates.ts';

export const notificationStates: readonly Screen[] = [
  {
    title: 'Screens/Notifications/List',
    path: paths.notifications,
    states: [
      { name: 'Loaded', section: 2, asks: 'list and unread count' },
      {
        name: 'AllKinds',
        section: 2,
        asks: 'every kind in one sentence with its names and amounts, today’s apart from what is older',
      },
      { name: 'Old', section: 3, asks: 'a notification that has no more than its message' },
      {
        name: 'OperatorActs',
        section: 2,
        asks: 'what the operator announces and does that concerns a member’s money, with what changes and when',
      },
      {
        name: 'OperatorActsOlder',
        section: 2,
        asks: 'the administration of a pool or of the registry changes hands',
      },
      {
        name: 'PlaceKinds',
        section: 2,
        asks: 'what concerns a place that is not recorded yet',
      },
      {
        name: 'MarkedRead',
        section: 4,
        asks: 'marking one sets isRead and lowers the count by one, before the server answers',
      },
      { name: 'MarkedAll', section: 4, asks: 'all of them at once, before the server answers' },
      {
        name: 'MarkAllFailed',
        section: 8,
        asks: '“Failed to mark notification as read”, and every mark is taken back',
      },
      {
        name: 'ToldMeanwhile',
        section: 2,
        asks: 'what happens while the page is open, on this device or another',
      },
      { name: 'OnlyUnread', section: 7, asks: 'notifications by isRead' },
      { name: 'SecondPage', section: 9, asks: 'ten a page' },
      { name: 'AllRead', section: 2, asks: 'an unread count of 0' },
      { name: 'NoneUnread', section: 7, asks: 'nothing passes the filter' },
      { name: 'Empty', section: 2, asks: 'nothing was told yet' },
      { name: 'Loading', section: 4, asks: 'fetch pending' },
      { name: 'LoadFailed', section: 8, asks: '“Failed to fetch notifications”' },
      { name: 'Recovered', section: 4, asks: 'fulfilled after a retry' },
      {
        name: 'MarkFailed',
        section: 8,
        asks: '“Failed to mark notification as read”, and the mark is taken back',
      },
    ],
  },
  {
    title: 'Screens/Notifications/Detail',
    path: `${paths.notifications}/{id}`,
    states: [
      { name: 'Loaded', section: 2, asks: 'a detail view' },
      { name: 'AboutTicket', section: 2, asks: 'leads to what it is about' },
      { name: 'WithReason', section: 2, asks: 'an act of the operator with the reason for it' },
      { name: 'OfEachKind', section: 2, asks: 'the word for each kind, and where to go from there' },
      { name: 'Loading', section: 4, asks: 'fetch pending' },
      { name: 'NotFound', section: 7, asks: 'an id that is not the member’s own' },
      { name: 'LoadFailed', section: 8, asks: '“Failed to fetch notification details”' },
      { name: 'Recovered', section: 4, asks: 'fulfilled after a retry' },
      { name: 'MarkFailed', section: 8, asks: '“Failed to mark notification as read”' },
      { name: 'MarkedLater', section: 4, asks: 'a mark that failed can be tried again' },
    ],
  },
];
