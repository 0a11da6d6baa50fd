import { helpPath } from '@upline/domain';
import { Link } from '../../primitives/link/Link.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { HelpArticle } from './article.ts';
import { row } from './Help.css.ts';

interface ArticleListProps {
  articles: readonly HelpArticle[];
  label: string;
}

/** Articles by title, with their summaries. */
export function ArticleList({ articles, label }: ArticleListProps) {
  return (
    <Stack as="ul" gap="none" aria-label={label} lang="en">
      {articles.map(({ slug, title, summary }) => (
        <li key={slug} className={row}>
          <Link href={helpPath(slug)}>{title}</Link>
          <Text as="p" size="small" tone="muted">
            {summary}
          </Text>
        </li>
      ))}
    </Stack>
  );
}
