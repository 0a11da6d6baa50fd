import { useMessage } from '../../messages/useMessage.ts';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { rules } from '../../primitives/money/Money.css.ts';
import type { MoneyRule } from '../../primitives/money/Money.tsx';
import { Text } from '../../primitives/text/Text.tsx';

/** A placeholder in place of an amount. */
const sample = '––––';

const all: readonly MoneyRule[] = ['final', 'open'];

/** Explains the two lines under figures: final and open. */
export function RuleKey() {
  const t = useMessage();
  return (
    <Inline as="ul" gap="m">
      {all.map((rule) => (
        <li key={rule}>
          <Text inline size="small" tone="muted">
            <span className={rules[rule]} aria-hidden>
              {sample}
            </span>{' '}
            <span>{t(`common.money.${rule}`)}</span>
          </Text>
        </li>
      ))}
    </Inline>
  );
}
