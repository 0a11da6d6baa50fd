import { isTag, ticketPriorities, ticketSorts, transactionStatuses } from '@upline/domain';
import type { QueueQuestion } from './queueQuery.ts';

/** Maximum length of a search on the server, characters. */
const longestSearch = 100;

/** Reads the queue's filters from the address; ignores invalid values. */
export function queueQuestionIn(query: URLSearchParams): QueueQuestion {
  const tag = query.get('tag') ?? '';
  return {
    // Not trimmed: a trailing space starts the next word.
    q: (query.get('q') ?? '').slice(0, longestSearch),
    priority: ticketPriorities.find((one) => one === query.get('priority')) ?? '',
    tag: isTag(tag) ? tag : '',
    chain: transactionStatuses.find((one) => one === query.get('chain')) ?? '',
    sort: ticketSorts.find((one) => one === query.get('sort')) ?? 'newest',
  };
}

/** The inverse of `queueQuestionIn`; leaves out the default order. */
export function queueAddressOf({ sort, ...question }: QueueQuestion) {
  return { ...question, sort: sort === 'newest' ? '' : sort };
}
