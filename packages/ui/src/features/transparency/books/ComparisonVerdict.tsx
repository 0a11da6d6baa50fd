import { BadgeCheck, TriangleAlert } from 'lucide-react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import { Badge } from '../../../primitives/badge/Badge.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useFigures } from '../section/useFigures.ts';
import type { ComparedFigure, PoolComparison } from './comparison.ts';

const size = (value: bigint) => (value < 0n ? -value : value);

/** The result of comparing a pool, with the differences. */
export function ComparisonVerdict({
  server,
  chain,
  differing,
  surplus,
  contractSays,
  isSame,
}: PoolComparison) {
  const t = useMessage();
  const money = useMoney();
  const { count } = useFigures();
  const apart = (figure: ComparedFigure): string => {
    if (!server || !chain) return '';
    return figure === 'members'
      ? count(Math.abs(server.members - chain.members))
      : money.amount(size(server[figure] - chain[figure]));
  };
  return (
    <Stack gap="xs" alignItems="flex-start">
      <Badge tone={isSame ? 'positive' : 'critical'} icon={isSame ? BadgeCheck : TriangleAlert}>
        {t(isSame ? 'transparency.recompute.rowSame' : 'transparency.recompute.rowDiffers')}
      </Badge>
      {server &&
        chain &&
        differing.map((figure) => (
          <Text key={figure} inline size="small" tone="critical">
            {t('transparency.recompute.difference', {
              figure: t(`transparency.books.${figure}`),
              difference: apart(figure),
            })}
          </Text>
        ))}
      {contractSays !== null && (
        <Text inline size="small" tone="critical">
          {t('transparency.recompute.contractSays', { amount: money.amount(contractSays) })}
        </Text>
      )}
      {surplus > 0n && (
        <Text inline size="small" tone="muted">
          {t('transparency.recompute.surplus', { amount: money.amount(surplus) })}
        </Text>
      )}
    </Stack>
  );
}
