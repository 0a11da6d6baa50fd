import { type NotificationData, notificationKinds } from '@upline/domain';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { success, successFailure } from './envelope.ts';
import { instant, nameOrId, positionOut, walletIn, walletOut } from './fields.ts';
import { knownNotificationKinds } from './knownKinds.ts';
import { knownList } from './knownList.ts';
import { routes } from './routes.ts';

/** The kind of a notification and its values: money as plain decimals, instants as ISO 8601. */
export const notificationPayloadOut = z
  .custom<NotificationData>(
    (given) => z.looseObject({ kind: z.enum(notificationKinds) }).safeParse(given).success,
  )
  .meta({
    override: {
      type: 'object',
      properties: { kind: { type: 'string', enum: [...notificationKinds] } },
      required: ['kind'],
    },
  });

/** A member's notification. `_id` repeats `id` for older clients. Spec §3. */
const notification = z.object({
  id: z.string(),
  _id: z.string(),
  isRead: z.boolean(),
  message: z.string(),
  timestamp: instant,
  kind: z.enum(notificationKinds),
  /** `null` for none. */
  position: positionOut.nullable(),
  /** `''` for none. */
  ticketId: z.string(),
  /** The transaction's hash, `''` for none. */
  transaction: z.string(),
  /**
   * The other member, with current name and photo; `null` for none. Absent, with the facts, from a
   * server of the previous release.
   */
  person: z
    .object({ id: z.string(), name: z.string(), walletId: walletOut, photo: z.string() })
    .nullable()
    .optional(),
  /**
   * The values of the message, for other languages; `null` for notifications older than this field.
   */
  facts: notificationPayloadOut.nullable().optional(),
});

const known = knownList(notification, ['kind'], knownNotificationKinds);

const one = z.object({ id: nameOrId });

const notifications = endpoint({
  route: routes.notifications,
  summary: 'List notifications',
  description: 'A member’s own notifications, newest first.',
  params: z.object({ wallet: walletIn }),
  query: z.object({
    isRead: z
      .enum(['true', 'false'])
      .transform((word) => word === 'true')
      .optional(),
  }),
  reply: success(known),
  failure: successFailure,
  errors: [404],
});

const markNotificationRead = endpoint({
  route: routes.markNotificationRead,
  summary: 'Mark a notification as read',
  description: 'Marks a notification as read; a second time changes nothing.',
  params: one,
  reply: success(notification),
  failure: successFailure,
  errors: [404],
});

const markAllNotificationsRead = endpoint({
  route: routes.markAllNotificationsRead,
  summary: 'Mark all notifications as read',
  description: 'Marks all of a member’s own as read and answers with how many were not.',
  reply: success(z.object({ marked: z.number().int().min(0) })),
  failure: successFailure,
});

const notificationDetails = endpoint({
  route: routes.notificationDetails,
  summary: 'Read a notification',
  description: 'One of the caller’s own notifications.',
  params: one,
  reply: success(notification),
  failure: successFailure,
  errors: [404],
});

const olderNotifications = endpoint({
  route: routes.olderNotifications,
  summary: 'List notifications, older path',
  description: 'The older form of `notifications`; `id` is the member’s ID or wallet.',
  params: one,
  reply: success(known),
  failure: successFailure,
  errors: [404],
});

const olderNotificationDetails = endpoint({
  route: routes.olderNotificationDetails,
  summary: 'Read a notification, older path',
  description: 'One of the caller’s own notifications, at the older path.',
  params: one,
  reply: success(notification),
  failure: successFailure,
  errors: [404],
});

const olderMarkNotificationRead = endpoint({
  route: routes.olderMarkNotificationRead,
  summary: 'Mark a notification as read, older path',
  description: 'Marks a notification as read and answers with its ID.',
  params: one,
  reply: success(z.string()),
  failure: successFailure,
  errors: [404],
});

export const notificationsCalls = {
  notifications,
  markNotificationRead,
  markAllNotificationsRead,
  notificationDetails,
  olderNotifications,
  olderNotificationDetails,
  olderMarkNotificationRead,
};
