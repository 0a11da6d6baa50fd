import { chainMarks, isTag, ticketPriorities, ticketSorts } from '@upline/domain';
import type { QueueQuestion } from './queueQuery.ts';

/** The most characters that the server takes of a search. */
const longestSearch = 100;

/** What an address asks of the queue; nonsense asks nothing. */
export function queueQuestionIn(query: URLSearchParams): QueueQuestion {
  const tag = query.get('tag') ?? '';
  return {
    // As it is typed: a space at its end begins the next word.
    q: (query.get('q') ?? '').slice(0, longestSearch),
    priority: ticketPriorities.find((one) => one === query.get('priority')) ?? '',
    tag: isTag(tag) ? tag : '',
    chain: chainMarks.find((one) => one === query.get('chain')) ?? '',
    sort: ticketSorts.find((one) => one === query.get('sort')) ?? 'newest',
  };
}

/** The same as an address carries it: the usual order is left out. */
export function queueAddressOf({ sort, ...question }: QueueQuestion) {
  return { ...question, sort: sort === 'newest' ? '' : sort };
}
