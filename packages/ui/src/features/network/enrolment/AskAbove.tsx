import { shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useAskForPlace } from './enrolmentQuery.ts';

export interface AskAboveProps {
  /** The member whose signature is missing. */
  member: string;
}

/** Asks the member above for the missing signature, and shows the result. */
export function AskAbove({ member: wallet }: AskAboveProps) {
  const t = useMessage();
  const { mutate, isPending, isError, data: asked } = useAskForPlace();
  const member = shortAddress(wallet);
  const wasAsked = asked?.some((one) => one.toLowerCase() === wallet.toLowerCase());
  return (
    <>
      {!asked && (
        <Button size="s" isBusy={isPending} onPress={() => mutate()}>
          {t('place.ask', { member })}
        </Button>
      )}
      <span role="status">
        {asked && <span>{t(wasAsked ? 'place.asked' : 'place.askedBefore', { member })}</span>}
        {isError && (
          <Text inline tone="critical">
            {t('place.notAsked', { member })}
          </Text>
        )}
      </span>
    </>
  );
}
