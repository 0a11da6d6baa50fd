import { helpPath } from '@upline/domain';
import { type RefObject, useDeferredValue, useEffect, useId, useState } from 'react';
import { useMessage } from '../../messages/useMessage.ts';
import { label } from '../../primitives/field/Field.css.ts';
import { Link } from '../../primitives/link/Link.tsx';
import { Stack } from '../../primitives/stack/Stack.tsx';
import type { HelpArticle } from './article.ts';

/** The search code, loaded when the member types, because most visits do not search. */
type Suggest = typeof import('./searchHelp.ts')['suggestHelp'];

/** Slugs of the currently offered articles, and of all opened ones. */
export interface HelpTried {
  offered: readonly string[];
  opened: readonly string[];
}

export interface HelpSuggestionsProps {
  subject: string;
  /** Search words for the selected transaction. @default '' */
  transaction?: string;
  /** Updated for the component that sends the ticket. */
  tried: RefObject<HelpTried>;
}

/**
 * Up to three articles that may answer the ticket; they open in a new tab, so that the draft is
 * kept.
 */
export function HelpSuggestions({ subject, transaction = '', tried }: HelpSuggestionsProps) {
  const t = useMessage();
  const titleId = useId();
  const typed = useDeferredValue(subject);
  const [suggest, setSuggest] = useState<Suggest | null>(null);
  const isAsked = typed.trim() !== '' || transaction !== '';

  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    import('./searchHelp.ts').then(
      ({ suggestHelp }) => isGone || setSuggest(() => suggestHelp),
      // The form works without suggestions.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [isAsked]);

  const articles: readonly HelpArticle[] = suggest ? suggest({ subject: typed, transaction }) : [];
  const offered = articles.map(({ slug }) => slug).join();
  useEffect(() => {
    tried.current = { ...tried.current, offered: offered === '' ? [] : offered.split(',') };
  }, [tried, offered]);
  const note = (slug: string) => {
    tried.current = { ...tried.current, opened: [...new Set([...tried.current.opened, slug])] };
  };

  if (articles.length === 0) return null;
  return (
    <Stack gap="xs">
      <span id={titleId} className={label}>
        {t('help.suggested')}
      </span>
      <Stack as="ul" gap="xs" aria-labelledby={titleId} lang="en">
        {articles.map(({ slug, title }) => (
          <li key={slug}>
            <Link href={helpPath(slug)} target="_blank" rel="noopener" onPress={() => note(slug)}>
              {title}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
