import { FlaskConical, type LucideIcon, QrCode, Wallet } from 'lucide-react';
import type { WalletOption } from '../../../ports/wallet.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Icon } from '../../../primitives/icon/Icon.tsx';
import { icon, option as optionStyle } from './WalletList.css.ts';

export interface WalletOptionButtonProps {
  option: WalletOption;
  onChoose: (option: WalletOption) => void;
}

const icons = {
  browser: Wallet,
  walletconnect: QrCode,
  demo: FlaskConical,
} as const satisfies Record<WalletOption['kind'], LucideIcon>;

/** One wallet to choose, with its own drawing where it has one. */
export function WalletOptionButton({ option, onChoose }: WalletOptionButtonProps) {
  return (
    <li>
      <Button isWide className={optionStyle} onPress={() => onChoose(option)}>
        {option.icon ? <img src={option.icon} alt="" className={icon} /> : <Icon icon={icons[option.kind]} />}
        {option.name}
      </Button>
    </li>
  );
}
