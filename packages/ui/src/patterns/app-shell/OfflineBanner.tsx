import { useMessage } from '../../messages/useMessage.ts';
import { Banner } from '../../primitives/banner/Banner.tsx';

/** Says that the device has no network; what was loaded stays readable. */
export function OfflineBanner() {
  const t = useMessage();
  return <Banner tone="caution">{t('system.offline')}</Banner>;
}
