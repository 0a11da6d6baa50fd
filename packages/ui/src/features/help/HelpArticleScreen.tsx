import { paths } from '@upline/domain';
import { useMessage } from '../../messages/useMessage.ts';
import { PageHeader } from '../../patterns/page-header/PageHeader.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Inline } from '../../primitives/inline/Inline.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { LinkButton } from '../../primitives/link-button/LinkButton.tsx';
import { Panel } from '../../primitives/panel/Panel.tsx';
import { PanelCell } from '../../primitives/panel/PanelCell.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { ArticleText } from './ArticleText.tsx';
import { EnglishMark } from './EnglishMark.tsx';
import { articleOf } from './searchHelp.ts';

export interface HelpArticleScreenProps {
  slug: string;
}

export function HelpArticleScreen({ slug }: HelpArticleScreenProps) {
  const t = useMessage();
  const article = articleOf(slug);
  return (
    <Stack gap="l" width="full" maxWidth="text" marginInline="auto">
      <Link href={paths.help}>{t('help.all')}</Link>
      {article ? (
        <>
          <EnglishMark />
          <Stack as="article" gap="l" lang="en" dir="ltr">
            <PageHeader title={article.title} />
            <Panel>
              <PanelCell>
                <Stack gap="m">
                  <Text as="p" tone="muted">
                    {article.summary}
                  </Text>
                  <ArticleText blocks={article.blocks} />
                </Stack>
              </PanelCell>
            </Panel>
          </Stack>
          <Inline>
            <Text inline>{t('help.unclear')}</Text>
            <Link href={paths.support}>{t('help.ask')}</Link>
          </Inline>
        </>
      ) : (
        <EmptyState
          title={t('help.missing')}
          action={<LinkButton href={paths.help}>{t('help.all')}</LinkButton>}
        />
      )}
    </Stack>
  );
}
