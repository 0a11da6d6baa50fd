export { joinedWithin, joinNotices } from './joinNotices.ts';
export { type NotificationData, notificationData, notificationPayload } from './notificationData.ts';
export {
  countedKinds,
  type FeeTerms,
  type NotificationPayload,
  type NotificationKind,
  notificationKinds,
  noticePosition,
  type OperatorPayload,
  operatorNotificationKinds,
} from './notificationKinds.ts';
export { type NotificationFormat, notificationValues, notificationText } from './notificationText.ts';
