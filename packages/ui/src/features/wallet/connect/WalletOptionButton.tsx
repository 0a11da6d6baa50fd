import { FlaskConical, type LucideIcon, QrCode, Wallet } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import type { WalletOption } from '../../../ports/wallet.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { icon, line, option as optionStyle } from './WalletList.css.ts';

export interface WalletOptionButtonProps {
  option: WalletOption;
  onChoose: (option: WalletOption) => void;
  /** Shows the wallet's description under its name. @default false */
  isIntroduced?: boolean;
}

const icons = {
  browser: Wallet,
  walletconnect: QrCode,
  demo: FlaskConical,
} as const satisfies Record<WalletOption['kind'], LucideIcon>;

/** A selectable wallet, with its own icon if it has one. */
export function WalletOptionButton({ option, onChoose, isIntroduced = false }: WalletOptionButtonProps) {
  const t = useMessage();
  return (
    <li>
      <Button isWide className={optionStyle} onPress={() => onChoose(option)}>
        {option.icon ? <img src={option.icon} alt="" className={icon} /> : <Icon icon={icons[option.kind]} />}
        <span>
          <span>{option.name || t('wallet.ofBrowser')}</span>
          {isIntroduced && option.persona && (
            <Text as="span" size="small" tone="muted" className={line}>
              {t(`access.demo.${option.persona}`)}
            </Text>
          )}
        </span>
      </Button>
    </li>
  );
}
