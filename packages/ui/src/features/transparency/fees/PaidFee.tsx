import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { useMoney } from '../../../messages/useMoney.ts';
import type { FeePayout as Trail } from '../../../ports/poolProofs.ts';
import { usePorts } from '../../../ports/ports.tsx';
import { Address } from '../../../primitives/address/Address.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Form } from '../../../primitives/form/Form.tsx';
import { Inline } from '../../../primitives/inline/Inline.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/text-field/TextField.tsx';
import { Timestamp } from '../../../primitives/timestamp/Timestamp.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import { Sheet } from '../section/Sheet.tsx';
import { FeePayout } from './FeeTrail.tsx';
import { paidLegs } from './paidLegs.tsx';

const hashPattern = /^0x[0-9a-f]{64}$/i;

function PaidTrail({ trail }: { trail: Trail }) {
  const t = useMessage();
  const money = useMoney();
  return (
    <Stack gap="s">
      <Inline gap="xs">
        <Text inline size="bodyStrong">
          {t('transparency.fee.bought', { level: trail.position })}
        </Text>
        <Address wallet={trail.buyer} />
        <Timestamp iso={trail.at} detail="dateTime" size="small" tone="muted" />
      </Inline>
      <FeePayout legs={paidLegs(t, money, trail.legs)} />
    </Stack>
  );
}

function Found({ trails }: { trails: readonly Trail[] | null }) {
  const t = useMessage();
  if (trails === null) return <Callout tone="caution">{t('transparency.fee.unknown')}</Callout>;
  if (trails.length === 0) return <Callout>{t('transparency.fee.noPurchase')}</Callout>;
  return trails.map((trail) => <PaidTrail key={`${trail.contract}${trail.buyer}`} trail={trail} />);
}

/** The split of a purchase's fee from its receipt, each share with its wallet. */
export function PaidFee() {
  const t = useMessage();
  const id = useId();
  const { proofs } = usePorts();
  const [hash, setHash] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const { mutate, data, isPending, isError, isSuccess, reset } = useMutation({
    mutationFn: (transaction: string) => proofs.feeOf(transaction),
  });

  function ask() {
    const transaction = hash.trim();
    const isHash = hashPattern.test(transaction);
    setInvalid(!isHash);
    if (isHash) mutate(transaction);
    else reset();
  }

  return (
    <Sheet labelledBy={id}>
      <SectionHead id={id} title={t('transparency.fee.paid')} hint={t('transparency.fee.paid.hint')} />
      <Stack gap={isError || isSuccess ? 'm' : 'none'} maxWidth="text">
        <Form onSubmit={ask} isBusy={isPending}>
          <TextField
            label={t('transparency.fee.hash')}
            value={hash}
            onChange={setHash}
            placeholder="0x…"
            autoComplete="off"
            spellCheck={false}
            {...(isInvalid && { errorMessage: t('transparency.fee.hash.invalid') })}
          />
          <Inline>
            <Button type="submit" isBusy={isPending} busyLabel={t('transparency.fee.reading')}>
              {t('transparency.fee.show')}
            </Button>
          </Inline>
        </Form>
        <Stack gap="m" role="status">
          {isError && (
            <Callout
              tone="caution"
              action={
                <Button size="s" onPress={ask}>
                  {t('common.retry')}
                </Button>
              }
            >
              {t('transparency.fee.failed')}
            </Callout>
          )}
          {isSuccess && <Found trails={data} />}
        </Stack>
      </Stack>
    </Sheet>
  );
}
