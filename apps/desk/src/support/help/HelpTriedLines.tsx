import type { ReplyData } from '@upline/api';
import { useEffect, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';

type HelpTried = NonNullable<ReplyData<'deskTicket'>['ticket']['help']>;

type ArticleOf = typeof import('@upline/ui/searchHelp')['articleOf'];

/** Which articles the member was offered before they sent the ticket, and which of them they opened. */
export function HelpTriedLines({ help }: { help: HelpTried }) {
  const d = useDeskMessage();
  const [articleOf, setArticleOf] = useState<ArticleOf | null>(null);
  useEffect(() => {
    import('@upline/ui/searchHelp').then(
      (loaded) => setArticleOf(() => loaded.articleOf),
      // Their names in addresses say enough.
      () => undefined,
    );
  }, []);
  const names = [...new Set([...help.opened, ...help.offered])];
  return (
    <ul>
      {names.map((slug) => (
        <li key={slug}>
          {`${articleOf?.(slug)?.title ?? slug}${help.opened.includes(slug) ? ` (${d('desk.ticket.helpOpened')})` : ''}`}
        </li>
      ))}
    </ul>
  );
}
