import { riskMessages, termsMessages, termsVersion } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { BindingText } from './BindingText.tsx';
import { TermsClauses } from './TermsClauses.tsx';

function OwnTerms() {
  const t = useMessage();
  const risk = riskMessages.map((id) => t(id));
  const clauses = termsMessages.map((id) => t(id));
  return <TermsClauses version={termsVersion} risk={risk} clauses={clauses} />;
}

/**
 * The terms that this app was built with, in the reader's language, and the binding English text.
 */
export function TermsInForce() {
  return (
    <BindingText>
      <OwnTerms />
    </BindingText>
  );
}
