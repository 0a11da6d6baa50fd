import type { TermsText } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { RiskNotice } from './RiskNotice.tsx';
import { clauseList } from './TermsClauses.css.ts';

/** One version of the terms, with its risk notice. */
export function TermsClauses({ version, risk, clauses }: TermsText) {
  const t = useMessage();
  return (
    <Stack gap="l">
      <RiskNotice sentences={risk} />
      <Stack as="ol" gap="s" className={clauseList}>
        {clauses.map((clause) => (
          <li key={clause}>{clause}</li>
        ))}
      </Stack>
      <Text size="small" tone="muted">
        {t('terms.version', { version })}
      </Text>
    </Stack>
  );
}
