import { formatMoney, type NotificationFormat, notificationValues } from '@upline/domain';
import { useContext, useMemo } from 'react';
import { dateFormat, dateLocale } from '../../messages/dateLocale.ts';
import { MessagesContext } from '../../messages/messagesContext.ts';
import { useMessage } from '../../messages/useMessage.ts';
import type { Notification } from './notificationsQuery.ts';

/**
 * A notification's message in the reader's language. In English, and without stored facts, it is
 * the server's own sentence.
 */
export function useNotificationMessage(): (notification: Pick<Notification, 'facts' | 'message'>) => string {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  return useMemo(() => {
    if (locale === 'en') return ({ message }) => message;
    const moment = dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    const day = dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
    const list = new Intl.ListFormat(dateLocale(locale));
    const words: NotificationFormat = {
      text: (id, values = {}) => t({ id, values }),
      money: (units) => formatMoney(units, locale),
      instant: (instant) => moment.format(instant),
      day: (date) => day.format(new Date(date)),
      share: (share) => percent.format(share / 10_000),
      list: (parts) => list.format(parts),
    };
    return ({ facts, message }) =>
      facts ? t({ id: `server.notice.${facts.kind}`, values: notificationValues(facts, words) }) : message;
  }, [locale, t]);
}
