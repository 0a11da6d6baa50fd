import { useMessage } from '../messages/useMessage.ts';
import { Banner } from '../primitives/banner/Banner.tsx';
import { Button } from '../primitives/button/Button.tsx';

/** Says that a newer build is there. Members who are in the middle of something reload when they like. */
export function UpdateBanner({ onReload }: { onReload: () => void }) {
  const t = useMessage();
  return (
    <Banner
      tone="info"
      action={
        <Button tone="soft" size="s" onPress={onReload}>
          {t('system.newer.reload')}
        </Button>
      }
    >
      {t('system.newer')}
    </Banner>
  );
}
