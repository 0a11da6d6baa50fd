import { Copy, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { QRCode } from '../../../primitives/qr-code/QRCode.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { code, link } from './ShareLinkSheet.css.ts';

const duties = ['risk.1', 'risk.2', 'risk.5', 'share.duty.noPromise'] as const;

/** The disclosure that sharing members owe to their contacts. */
function SharingDuty() {
  const t = useMessage();
  return (
    <Callout tone="caution" title={t('share.duty')}>
      <Stack as="ul" gap="xs">
        {duties.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </Stack>
    </Callout>
  );
}

export interface ShareLinkSheetProps {
  url: string;
  isOpen: boolean;
  onClose: () => void;
  onCopy: () => void;
  /** Opens the device's share sheet; undefined if unsupported. */
  onShare?: () => void;
  /** True while the warning loads: no link is shown. @default false */
  isLoading?: boolean;
  /** A warning to read before sharing. */
  warning?: ReactNode;
  /** Shows the link despite the warning; undefined if the link is shown at once. */
  onShareAnyway?: () => void;
  /** True after the device's share sheet failed. @default false */
  hasFailed?: boolean;
}

/**
 * A member's link as QR code, for the clipboard and for the device's share sheet, with the required
 * disclosure.
 */
export function ShareLinkSheet({
  url,
  isOpen,
  onClose,
  onCopy,
  onShare,
  isLoading = false,
  warning,
  onShareAnyway,
  hasFailed = false,
}: ShareLinkSheetProps) {
  const t = useMessage();
  return (
    <Dialog title={t('share.title')} isOpen={isOpen} onOpenChange={(opens) => opens || onClose()}>
      {isLoading && (
        <Text as="p" role="status" tone="muted">
          {t('common.loading')}
        </Text>
      )}
      {!isLoading && (
        <Stack gap="m">
          {/* Same position in both branches, so that the notice survives and confirms the
              signature. */}
          {warning}
          {onShareAnyway ? (
            <Button onPress={onShareAnyway}>{t('place.shareAnyway')}</Button>
          ) : (
            <>
              <QRCode text={url} label={t('share.qr')} className={code} />
              <Text as="p" size="mono" className={link}>
                {url}
              </Text>
              <Stack gap="xs">
                <Button tone="primary" icon={Copy} isWide onPress={onCopy}>
                  {t('nav.copyLink')}
                </Button>
                {onShare && (
                  <Button icon={Share2} isWide onPress={onShare}>
                    {t('share.native')}
                  </Button>
                )}
              </Stack>
              {hasFailed && (
                <Callout tone="critical" isLive>
                  {t('share.failed')}
                </Callout>
              )}
              <SharingDuty />
              {onShare && (
                <Stack gap="xs">
                  <Text size="small" tone="muted">
                    {t('share.message')}
                  </Text>
                  <Text as="p" size="small">
                    {t('share.message.text')}
                  </Text>
                </Stack>
              )}
            </>
          )}
        </Stack>
      )}
    </Dialog>
  );
}
