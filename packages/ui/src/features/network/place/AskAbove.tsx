import { shortAddress } from '@upline/domain';
import { useMessage } from '../../../messages/useMessage.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { useAskForPlace } from './placeQuery.ts';

export interface AskAboveProps {
  /** Whose signature is missing. */
  member: string;
}

/** Has the member above asked whose signature is missing, and says what came of that. */
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
