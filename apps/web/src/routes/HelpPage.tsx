import { useQuestion } from '@upline/app-kit/useQuestion';
import { HelpScreen } from '@upline/ui';
import { Page } from './Page.tsx';

/** The help centre; its search is part of the address. */
export function HelpPage() {
  const { query, ask } = useQuestion();
  return (
    <Page title="help.title">
      <HelpScreen search={query.get('q') ?? ''} onSearch={(q) => ask({ q })} />
    </Page>
  );
}
