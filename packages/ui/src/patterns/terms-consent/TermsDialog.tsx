import { termsVersion } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { RiskNotice } from './RiskNotice.tsx';
import { clauses } from './TermsDialog.css.ts';
import { termsMessages } from './termsMessages.ts';

/** The terms and the risk notice to be read. */
export function TermsDialog({ onClose }: { onClose: () => void }) {
  const t = useMessage();
  return (
    <Dialog title={t('access.terms.title')} size="m" isOpen onOpenChange={(isOpen) => isOpen || onClose()}>
      <Stack gap="l">
        <RiskNotice />
        <Stack as="ol" gap="s" className={clauses}>
          {termsMessages.map((id) => (
            <li key={id}>{t(id)}</li>
          ))}
        </Stack>
        <Text size="small" tone="muted">
          {t('terms.version', { version: termsVersion })}
        </Text>
      </Stack>
    </Dialog>
  );
}
