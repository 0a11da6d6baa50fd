import type { ReplyData } from '@upline/api';
import { loadHelp } from '@upline/ui';
import { useEffect, useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';

type HelpTried = NonNullable<ReplyData<'deskTicket'>['ticket']['help']>;

type ArticleOf = Awaited<ReturnType<typeof loadHelp>>['articleOf'];

/** Help articles that the member was offered before sending, with opened ones marked. */
export function HelpTriedLines({ help }: { help: HelpTried }) {
  const d = useDeskMessage();
  const [articleOf, setArticleOf] = useState<ArticleOf | null>(null);
  useEffect(() => {
    loadHelp().then(
      (loaded) => setArticleOf(() => loaded.articleOf),
      // Without titles the slugs are shown.
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
