import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';

/** Asks whether a member has told the newcomer about the product. The question is the card's title. Spec §2. */
export function SignupStep({ onAnswer }: { onAnswer: (hasUpline: boolean) => void }) {
  const t = useMessage();
  return (
    <Stack gap="s">
      <Button tone="primary" isWide onPress={() => onAnswer(true)}>
        {t('access.signup.yes')}
      </Button>
      <Button isWide onPress={() => onAnswer(false)}>
        {t('access.signup.no')}
      </Button>
    </Stack>
  );
}
