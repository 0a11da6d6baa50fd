import { lazy, Suspense, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { Bleed } from '../../primitives/bleed/Bleed.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { Checkbox } from '../../primitives/checkbox/Checkbox.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';

// Few visitors open it, and overlays weigh more than the rest of the sign-in page.
const TermsDialog = lazy(async () => ({ default: (await import('./TermsDialog.tsx')).TermsDialog }));

export interface TermsConsentProps {
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
}

/** The consent checkbox, below the button that opens the terms. Spec §5. */
export function TermsConsent({ isAccepted, onChange }: TermsConsentProps) {
  const t = useMessage();
  const [isReading, setReading] = useState(false);
  return (
    <Stack gap="xs" alignItems="flex-start">
      <Bleed inline="s">
        <Button tone="quiet" size="s" onPress={() => setReading(true)}>
          {t('access.terms.read')}
        </Button>
      </Bleed>
      <Checkbox isSelected={isAccepted} onChange={onChange}>
        {t('access.terms.label')}
      </Checkbox>
      {isReading && (
        <Suspense>
          <TermsDialog onClose={() => setReading(false)} />
        </Suspense>
      )}
    </Stack>
  );
}
