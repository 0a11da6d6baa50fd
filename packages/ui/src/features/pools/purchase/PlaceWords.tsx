import { shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { PoolPlace } from './poolPlace.ts';

/** Where the buyer stands now: in whose slot, or as which of all who bought a share. */
export function PlaceWords({ place }: { place: PoolPlace }) {
  const t = useMessage();
  if (place.status !== 'loaded') {
    return (
      <Text inline size="small" tone="muted">
        {t(place.status === 'loading' ? 'purchase.place.soon' : 'common.money.unknown')}
      </Text>
    );
  }
  const { index, above } = place.data;
  if (!above) return t('purchase.place.number', { index });
  const member = <bdi>{above.name || shortAddress(above.wallet)}</bdi>;
  return <Sentence id="purchase.place.slot" values={{ slot: above.slot, member }} />;
}
