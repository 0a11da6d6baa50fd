import type { Position } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { FeeSplit } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { FeeOfLine } from '../read/shownLine.ts';
import { split as wide } from './LineDetails.css.ts';

export interface LineSplitProps {
  position: Position;
  split: FeeOfLine;
  isOperator: (wallet: string) => boolean;
}

/** The split of a level's fee according to the server; Verify checks it on the chain. */
export function LineSplit({ position, split: { legs, people }, isOperator }: LineSplitProps) {
  const t = useMessage();
  return (
    <>
      <Text as="p">{t('ledger.details.participation', { level: position })}</Text>
      <div className={wide}>
        <FeeSplit
          position={position}
          legs={legs}
          isPaid
          who={(wallet) => {
            const found = people.find((person) => person.wallet === wallet);
            const { memberId, name } = found ?? { memberId: '', name: '' };
            return { wallet, memberId, name, isOperator: isOperator(wallet) };
          }}
        />
      </div>
    </>
  );
}
