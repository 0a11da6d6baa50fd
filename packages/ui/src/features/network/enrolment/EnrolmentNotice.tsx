import { longestLine, shortAddress, utcDate } from '@upline/domain';
import { lazy, Suspense } from 'react';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useWalletId } from '../../../queries/useWalletId.ts';
import { useNamedNobody } from '../../profile/read/profileQuery.ts';
import { signingFailure, useEnrolment, useRecordEnrolment, useSignEnrolment } from './enrolmentQuery.ts';

/** Lazy, because few members wait for a sponsor, but all load this notice. */
const AskAbove = lazy(async () => ({ default: (await import('./AskAbove.tsx')).AskAbove }));

const lapsed = { withdrawn: 'place.withdrawn', upgraded: 'place.walletUpgraded' } as const;

/**
 * Warns a member whom the chain cannot record, with a button for the remedy; renders nothing
 * otherwise.
 */
export function EnrolmentNotice() {
  const t = useMessage();
  const wallet = useWalletId();
  const { data: place } = useEnrolment(wallet);
  const { mutate, isPending, isSuccess, error } = useSignEnrolment(wallet);
  const recording = useRecordEnrolment(wallet);
  const isToSign = place?.state === 'unsigned' || place?.state === 'expiring';
  const who = useNamedNobody(isToSign ? wallet : '') ? 'operator' : 'member';
  if (place === undefined || place.state === 'recorded') return null;
  const { state, sponsor, signedUntil, waitingFor, lapse } = place;
  if (state === 'signed') {
    return isSuccess ? (
      <Callout tone="positive" isLive>
        {t('place.signed')}
      </Callout>
    ) : null;
  }
  if (state === 'waiting') {
    return (
      <Callout
        tone="caution"
        isLive={isSuccess}
        action={
          <Suspense>
            <AskAbove member={waitingFor} />
          </Suspense>
        }
      >
        {t('place.waiting', { member: shortAddress(waitingFor) })}
      </Callout>
    );
  }
  if (state === 'far') {
    return (
      <Callout tone="caution" isLive={isSuccess}>
        {t('place.far', { limit: longestLine })}
      </Callout>
    );
  }
  const refused = error && signingFailure(error);
  const isUpgraded = lapse === 'upgraded' || refused?.notice.id === 'place.walletUpgraded';
  // The callout already explains an upgraded account.
  const again = lapse === 'upgraded' && refused?.notice.id === 'place.walletUpgraded' ? null : refused;
  const failure = recording.error ? signingFailure(recording.error) : again;
  return (
    <Callout
      tone="caution"
      action={
        <Button size="s" isBusy={isPending} busyLabel={t('claim.now.asked')} onPress={() => mutate(sponsor)}>
          {t('place.sign')}
        </Button>
      }
    >
      <Stack gap="s">
        <Text as="p">
          {state === 'expiring' && signedUntil
            ? t('place.expiring', { date: utcDate(new Date(signedUntil)) })
            : t(lapse ? lapsed[lapse] : 'place.unsigned')}
        </Text>
        <Text as="p" size="small" tone="muted">
          {t('place.unsigned.free', { who, sponsor: shortAddress(sponsor) })}
        </Text>
      </Stack>
      <span role="alert">
        {failure && (
          <Text as="p" tone="critical">
            {t(failure.notice)}
          </Text>
        )}
      </span>
      {isUpgraded && (
        <Button
          size="s"
          isBusy={recording.isPending}
          busyLabel={t('claim.now.asked')}
          onPress={() => recording.mutate(sponsor)}
        >
          {t('place.record')}
        </Button>
      )}
    </Callout>
  );
}
