import { levelAt, type PurchaseState, shortAddress, shownSteps } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import type { FeePerson } from '../../../patterns/fee-split-bar/FeeSplit.tsx';
import { Sentence } from '../../../patterns/sentence/Sentence.tsx';
import { Bleed } from '../../../primitives/bleed/Bleed.tsx';
import { DescriptionList } from '../../../primitives/description-list/DescriptionList.tsx';
import { Disclosure } from '../../../primitives/disclosure/Disclosure.tsx';
import { Money } from '../../../primitives/money/Money.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TransactionSteps } from '../../../primitives/transaction-steps/TransactionSteps.tsx';
import { TxLink } from '../../../primitives/tx-link/TxLink.tsx';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.tsx';
import { purchaseStepLabel } from '../steps/purchaseStepLabel.ts';
import { PaidSplit } from './PaidSplit.tsx';
import { done, happened } from './PurchaseDialog.css.ts';
import type { PaidFee } from './paidFee.ts';
import type { PoolPlace } from './poolPlace.ts';

/** The buyer's seat: the slot in the matrix, or the number among all buyers. */
function PlaceWords({ place }: { place: PoolPlace }) {
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

export interface PurchaseDoneProps {
  purchase: PurchaseState;
  isFinal: boolean;
  place: PoolPlace;
  paid: PaidFee;
  who: (wallet: string) => FeePerson;
  explorer?: string | undefined;
}

/** The result of a purchase: payment, seat, and links for verification. */
export function PurchaseDone({ purchase, isFinal, place, paid, who, explorer }: PurchaseDoneProps) {
  const t = useMessage();
  const money = useMoney();
  const { position, transaction, wasOwned } = purchase;
  const steps = shownSteps(purchase).map(({ step, status }) => ({
    id: step,
    label: t(purchaseStepLabel(step, purchase, money.price)),
    status,
  }));
  const finished = steps.filter(({ status }) => status === 'done').length;
  return (
    <Stack gap="l" position="relative">
      <VisuallyHidden>
        <span role="status">
          {t(wasOwned ? 'purchase.wasOwned' : 'purchase.activated', { level: position })}
        </span>
      </VisuallyHidden>
      {transaction ? (
        <div className={done}>
          <Text size="amountL">
            <Money units={levelAt(position).fee} isPrice rule={isFinal ? 'final' : 'open'} />{' '}
            <span>{t('purchase.paid')}</span>
          </Text>
          {!isFinal && (
            <Text size="small" tone="muted">
              {t('purchase.soonFinal')}
            </Text>
          )}
        </div>
      ) : (
        <Text as="p">{t(wasOwned ? 'purchase.wasOwned' : 'purchase.paidElsewhere')}</Text>
      )}
      <DescriptionList
        isDense
        items={[
          ...(wasOwned && place.status !== 'loaded'
            ? []
            : [{ term: t('purchase.place'), details: <PlaceWords place={place} /> }]),
          ...(transaction
            ? [
                {
                  term: t('purchase.transaction'),
                  details: <TxLink hash={transaction} {...(explorer && { explorer })} />,
                },
              ]
            : []),
        ]}
      />
      <PaidSplit position={position} paid={paid} who={who} />
      {!wasOwned && (
        <Bleed inline="m">
          <Disclosure
            title={
              <span className={happened}>
                <span>{t('purchase.happened')}</span>
                <Text inline size="small" tone="positive">
                  {t('purchase.happened.count', { done: String(finished), all: String(steps.length) })}
                </Text>
              </span>
            }
          >
            <TransactionSteps label={t('purchase.steps')} steps={steps} />
          </Disclosure>
        </Bleed>
      )}
    </Stack>
  );
}
