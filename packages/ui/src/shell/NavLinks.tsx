import type { ReactNode } from 'react';
import { useId } from 'react';
import { useMessage } from '../messages/useMessage.ts';
import { Stack } from '../primitives/stack/Stack.tsx';
import { Text } from '../primitives/text/Text.tsx';
import { MenuLink } from './MenuLink.tsx';
import { heading } from './NavMenu.css.ts';
import type { PlaceGroup } from './places.ts';

export interface NavLinksProps {
  group: PlaceGroup;
  /** Path of the current page. */
  path: string;
  /** Called for every followed link. */
  onPress: () => void;
  /** More entries after the group's own. */
  children?: ReactNode;
}

/** One group of menu links with its heading. Spec §2. */
export function NavLinks({ group, path, onPress, children }: NavLinksProps) {
  const t = useMessage();
  const id = useId();
  return (
    <div>
      <Text as="p" size="caption" tone="muted" id={id} className={heading}>
        {t(group.heading)}
      </Text>
      <Stack as="ul" gap="none" aria-labelledby={id}>
        {group.places.map(({ href, label, icon }) => (
          <MenuLink
            key={href}
            href={href}
            label={t(label)}
            icon={icon}
            isCurrent={path === href}
            onPress={onPress}
          />
        ))}
        {children}
      </Stack>
    </div>
  );
}
