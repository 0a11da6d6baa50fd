/** What a member was told. Spec §2, §8. */
export const notificationsMessages = {
  'notifications.title': 'Notifications',
} as const;
