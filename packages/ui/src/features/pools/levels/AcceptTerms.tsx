import { termsVersion } from '@upline/domain';
import { useContext, useState } from 'react';
import { InEnglish } from '../../../messages/InEnglish.tsx';
import { MessagesContext } from '../../../messages/messagesContext.ts';
import { useMessage } from '../../../messages/useMessage.ts';
import { LoadFailure } from '../../../patterns/load-failure/LoadFailure.tsx';
import { NewInTerms } from '../../../patterns/terms-consent/NewInTerms.tsx';
import { TermsClauses } from '../../../patterns/terms-consent/TermsClauses.tsx';
import { TermsInForce } from '../../../patterns/terms-consent/TermsInForce.tsx';
import { Button } from '../../../primitives/button/Button.tsx';
import { Callout } from '../../../primitives/callout/Callout.tsx';
import { Checkbox } from '../../../primitives/checkbox/Checkbox.tsx';
import { Stack } from '../../../primitives/stack/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { loadableOf } from '../../../queries/loadableOf.ts';
import { PurchaseTermsSkeleton } from '../purchase/PurchaseTermsSkeleton.tsx';
import { useAcceptTerms, useTerms } from './termsQuery.ts';

/** The current terms as sent by the server, with the checkbox that a purchase requires. */
export function AcceptTerms() {
  const t = useMessage();
  const { locale } = useContext(MessagesContext);
  const terms = loadableOf(useTerms());
  const { mutate, isPending, isError } = useAcceptTerms();
  const [agreedTo, agreeTo] = useState<string | null>(null);
  if (terms.status === 'failed') return <LoadFailure onRetry={terms.onRetry} />;
  if (terms.status === 'loading') return <PurchaseTermsSkeleton />;
  const { current, accepted } = terms.data;
  // A new version needs a new checkbox answer.
  const isAgreed = agreedTo === current.version;
  return (
    <Stack gap="l">
      <Callout
        tone="caution"
        title={t(accepted.length > 0 ? 'purchase.accept.title' : 'purchase.accept.first')}
      >
        {t('purchase.accept.why')}
      </Callout>
      <NewInTerms current={current} before={accepted[0]} />
      {locale !== 'en' && current.version === termsVersion ? (
        <TermsInForce />
      ) : (
        <InEnglish>
          <TermsClauses {...current} />
        </InEnglish>
      )}
      <Checkbox isSelected={isAgreed} onChange={(agrees) => agreeTo(agrees ? current.version : null)}>
        {t('access.terms.label')}
      </Checkbox>
      <Stack gap="s" alignItems="flex-start">
        <Button
          isDisabled={!isAgreed}
          isBusy={isPending}
          busyLabel={t('purchase.accept.busy')}
          onPress={() => mutate(current.version)}
        >
          {t('purchase.accept')}
        </Button>
        <span role="alert">
          {isError && (
            <Text as="p" tone="critical">
              {t('purchase.accept.failed')}
            </Text>
          )}
        </span>
      </Stack>
    </Stack>
  );
}
