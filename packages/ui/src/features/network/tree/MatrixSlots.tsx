import { generations, shortAddress } from '@upline/domain';
import { classNames } from '../../../css/classNames.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { MatrixNode } from './MatrixNode.tsx';
import { empty, slot as slotStyle, slots } from './MatrixSlots.css.ts';
import type { MatrixPlace } from './matrixMember.ts';

export type MatrixSlotsProps = Pick<MatrixPlace, 'wallet' | 'downlines'>;

const places = Array.from({ length: generations }, (_, index) => index + 1);

/** The five slots below a member, in their order; an empty one says so. Spec §2, §9. */
export function MatrixSlots({ wallet, downlines }: MatrixSlotsProps) {
  const t = useMessage();
  return (
    <ol className={slots} aria-label={t('tree.slots', { wallet: shortAddress(wallet) })}>
      {places.map((slot) => {
        const member = downlines[slot - 1];
        return (
          <li key={slot} className={classNames(slotStyle, !member && empty)}>
            <Text size="small" tone="muted">
              {member ? t('tree.slot', { slot }) : t('tree.slot.empty', { slot })}
            </Text>
            {member && <MatrixNode {...member} />}
          </li>
        );
      })}
    </ol>
  );
}
