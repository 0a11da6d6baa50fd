import { useWalletId } from '@upline/ui/queries';
import { useState } from 'react';
import { isBy } from '../outbox/arrived.ts';
import type { ComposerTicket } from './composerTicket.ts';

interface OthersReply {
  id: string;
  name: string;
}

/** Replies of colleagues to the member, including unsent ones. */
function repliesOfOthers({ messages, waiting }: ComposerTicket, wallet: string): OthersReply[] {
  return [...messages.map(({ _id, author }) => ({ id: _id, author })), ...waiting].flatMap(
    ({ id, author }) => (author === null || isBy(wallet, author) ? [] : [{ id, name: author.name }]),
  );
}

/**
 * The newest reply of a colleague that arrived while the agent was writing and is still unread.
 * @param isWriting True if the reply draft has text.
 */
export function useOthersReply(ticket: ComposerTicket, isWriting: boolean) {
  const wallet = useWalletId();
  const replies = repliesOfOthers(ticket, wallet);
  const ids = replies.map(({ id }) => id).join();
  const [known, setKnown] = useState(ids);
  if (!isWriting && known !== ids) setKnown(ids);
  return {
    news: isWriting ? replies.findLast(({ id }) => !known.split(',').includes(id)) : undefined,
    acknowledge: () => setKnown(ids),
  };
}
