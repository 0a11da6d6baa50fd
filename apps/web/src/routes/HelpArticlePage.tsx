import { HelpArticleScreen } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { Page } from './Page.tsx';

/** One article, by its name in the address. */
export function HelpArticlePage() {
  const { slug = '' } = useParams();
  return (
    <Page title="help.title">
      <HelpArticleScreen slug={slug} />
    </Page>
  );
}
