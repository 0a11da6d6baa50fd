import { Smartphone } from 'lucide-react';
import { useMedia } from '../../../css/useMedia.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { CopyButton } from '../../../primitives/copy-button/CopyButton.tsx';
import { LinkButton } from '../../../primitives/link-button/LinkButton.tsx';
import { QRCodeLater } from '../../../primitives/qr-code/QRCodeLater.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { onPhone } from '../../../tokens/breakpoints.ts';
import { code } from './PairingCode.css.ts';
import { walletApps } from './walletApps.ts';

export interface WalletElsewhereProps {
  /** The address that a wallet's browser opens. */
  address: string;
}

/** Opens this page where a wallet is: in a wallet app's browser, or on the visitor's phone. */
export function WalletElsewhere({ address }: WalletElsewhereProps) {
  const t = useMessage();
  const isPhone = useMedia(onPhone);
  return (
    <Stack as="section" gap="m" aria-label={t(isPhone ? 'access.elsewhere.open' : 'access.elsewhere.scan')}>
      {isPhone ? (
        <>
          <Text size="bodyStrong">{t('access.elsewhere.open')}</Text>
          <Stack as="ul" gap="xs">
            {walletApps.map(({ name, link }) => (
              <li key={name}>
                <LinkButton href={link(address)} icon={Smartphone} isWide>
                  {name}
                </LinkButton>
              </li>
            ))}
          </Stack>
          <Text as="p" size="small" tone="muted">
            {t('access.elsewhere.get')}
          </Text>
        </>
      ) : (
        <>
          <Text size="bodyStrong">{t('access.elsewhere.scan')}</Text>
          <Text as="p" size="small" tone="muted">
            {t('access.elsewhere.codeHelp')}
          </Text>
          <QRCodeLater className={code} text={address} label={t('access.elsewhere.code')} />
        </>
      )}
      <CopyButton text={address} label={t('access.elsewhere.copy')} isWide />
    </Stack>
  );
}
