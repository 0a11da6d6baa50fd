import { useMessage } from '../../../messages/useMessage.ts';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Address } from '../../../primitives/address/Address.tsx';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { levelRanges } from '../section/levelRanges.ts';
import type { HeldRole, RolePlace } from './groupRoles.ts';
import { body, item } from './RoleList.css.ts';
import { RoleName } from './RoleName.tsx';

export interface RoleListProps {
  roles: readonly HeldRole[];
}

function Places({ places }: { places: readonly RolePlace[] }) {
  const t = useMessage();
  const levels = places.flatMap(({ position }) => position ?? []);
  return (
    <Inline gap="xs">
      {places.length > levels.length && <Badge>{t('transparency.registry')}</Badge>}
      {levels.length > 0 && (
        <Badge>{t('transparency.roles.levels', { count: levels.length, levels: levelRanges(levels) })}</Badge>
      )}
    </Inline>
  );
}

/** The roles with their permissions, holders and contracts. */
export function RoleList({ roles }: RoleListProps) {
  const t = useMessage();
  return (
    <ul>
      {roles.map(({ role, holder, offeredTo, places }) => (
        <li key={[role, holder, offeredTo].join()} className={item}>
          <Stack gap="xs" className={body}>
            <Text inline size="bodyStrong">
              <RoleName role={role} />
            </Text>
            <Text inline size="small" tone="muted">
              {t(`transparency.roles.${role}`)}
            </Text>
          </Stack>
          <Stack gap="xs" alignItems="flex-start" className={body}>
            {holder ? (
              <Address wallet={holder} form="long" />
            ) : (
              <Text inline>{t('transparency.roles.nobody')}</Text>
            )}
            {offeredTo && (
              <Text inline size="small" tone="caution">
                <Sentence
                  id="transparency.roles.offered"
                  values={{ wallet: <Address wallet={offeredTo} /> }}
                />
              </Text>
            )}
            <Places places={places} />
          </Stack>
        </li>
      ))}
    </ul>
  );
}
