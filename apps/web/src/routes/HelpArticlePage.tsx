import { articleOf, HelpArticleScreen } from '@upline/ui';
import { useParams } from 'react-router-dom';
import { Page, type PageProps } from './Page.tsx';

export function HelpArticlePage() {
  const { slug = '' } = useParams();
  const article = articleOf(slug);
  const title: Pick<PageProps, 'title' | 'titleValues'> = article
    ? { title: 'help.articleTitle', titleValues: { title: article.title } }
    : { title: 'help.title' };
  return (
    <Page {...title}>
      <HelpArticleScreen slug={slug} />
    </Page>
  );
}
