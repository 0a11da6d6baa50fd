import type { LucideIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { classNames } from '../css/classNames.ts';
import { Icon } from '../primitives/icon/Icon.tsx';
import { action, drawing, entry } from './NavMenu.css.ts';

export interface MenuActionProps {
  label: string;
  icon: LucideIcon;
  onPress: () => void;
  className?: string;
}

/** Something the menu does instead of leading to it, in line with the ways. */
export function MenuAction({ label, icon, onPress, className }: MenuActionProps) {
  return (
    <li className={className}>
      <AriaButton className={classNames(entry, action)} onPress={onPress}>
        <Icon icon={icon} className={drawing} />
        <span>{label}</span>
      </AriaButton>
    </li>
  );
}
