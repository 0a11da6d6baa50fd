import { useQuestion } from '@upline/app-kit/useQuestion';
import { LedgerScreen } from '@upline/ui';
import { askedLedger, ledgerAddress } from './ledgerQuestion.ts';
import { Page } from './Page.tsx';

export function LedgerPage() {
  const { query, ask, turnBack } = useQuestion();
  return (
    <Page title="ledger.title">
      <LedgerScreen
        {...askedLedger(query)}
        opened={query.get('open') ?? undefined}
        onChange={(question) => ask(ledgerAddress(question))}
        onTurnBack={turnBack}
      />
    </Page>
  );
}
