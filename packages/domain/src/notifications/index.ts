export { joinedWithin, joinNotifications } from './joinNotifications.ts';
export { type NotificationData, notificationData, notificationPayload } from './notificationData.ts';
export {
  countedKinds,
  type FeeTerms,
  type NotificationKind,
  type NotificationPayload,
  notificationKinds,
  notificationPosition,
  type OperatorPayload,
  operatorNotificationKinds,
} from './notificationKinds.ts';
export { type NotificationFormat, notificationText, notificationValues } from './notificationText.ts';
