import { parseUpline } from '@upline/domain';
import { type FormEvent, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { TextField } from '../../primitives/text-field/TextField.tsx';

export interface ReferralStepProps {
  referral: string;
  /** True if a link has set the upline. */
  isLocked: boolean;
  onContinue: (referral: string) => void;
}

/** Input of the upline's ID, link or wallet. Spec §2. */
export function ReferralStep({ referral, isLocked, onContinue }: ReferralStepProps) {
  const t = useMessage();
  const [text, setText] = useState(referral);
  const [isInvalid, setInvalid] = useState(false);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (parseUpline(text)) onContinue(text.trim());
    else setInvalid(true);
  }

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="l">
        <TextField
          label={t('access.referral.label')}
          description={t(isLocked ? 'access.referral.locked' : 'access.referral.description')}
          value={text}
          onChange={(next) => {
            setText(next);
            setInvalid(false);
          }}
          isLocked={isLocked}
          autoComplete="off"
          spellCheck="false"
          {...(isInvalid && { errorMessage: t('access.referral.invalid') })}
        />
        <Button type="submit" tone="primary" isWide>
          {t('access.referral.continue')}
        </Button>
      </Stack>
    </form>
  );
}
