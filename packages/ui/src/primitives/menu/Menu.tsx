import type { LucideIcon } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Menu as AriaMenu, MenuItem as AriaMenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from '../../css/classNames.ts';
import { Icon } from '../icon/Icon.tsx';
import { surface } from '../popover/Popover.css.ts';
import { dangerous, item as itemStyle, list } from './Menu.css.ts';

export interface MenuItem {
  id: string;
  /** What it does, as a verb. */
  label: string;
  icon?: LucideIcon;
  /** @default 'default' */
  tone?: 'default' | 'critical';
  isDisabled?: boolean;
  onAction: () => void;
}

export interface MenuProps {
  /** The button that opens it and names it. */
  trigger: ReactNode;
  items: readonly MenuItem[];
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/** Actions on one thing that open under a button. Places to go to are links in a nav. */
export function Menu({ trigger, items, className, ...props }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className={surface}>
        <AriaMenu {...props} className={classNames(list, className)}>
          {items.map((item) => (
            <AriaMenuItem
              key={item.id}
              id={item.id}
              textValue={item.label}
              isDisabled={item.isDisabled}
              onAction={item.onAction}
              className={classNames(itemStyle, item.tone === 'critical' && dangerous)}
            >
              {item.icon && <Icon icon={item.icon} size="s" />}
              {item.label}
            </AriaMenuItem>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
