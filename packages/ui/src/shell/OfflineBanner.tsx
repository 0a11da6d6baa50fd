import { useMessage } from '../messages/useMessage.ts';
import { Banner } from '../primitives/banner/Banner.tsx';
import { Timestamp } from '../primitives/timestamp/Timestamp.tsx';

export interface OfflineBannerProps {
  /** When the oldest of what is shown was fetched, ISO 8601; `null` when nothing is shown. */
  dataOf: string | null;
}

/** Says that the device has no network and of when is what is shown; nothing can be bought meanwhile. */
export function OfflineBanner({ dataOf }: OfflineBannerProps) {
  const t = useMessage();
  const isToday = dataOf !== null && new Date(dataOf).toDateString() === new Date().toDateString();
  return (
    <Banner tone="caution">
      {t('system.offline')}
      {dataOf !== null && (
        <>
          {' '}
          {t('system.offline.dataOf')} <Timestamp iso={dataOf} detail={isToday ? 'time' : 'dateTime'} />
        </>
      )}
    </Banner>
  );
}
