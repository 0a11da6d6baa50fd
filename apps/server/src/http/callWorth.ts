import type { HttpContext } from './handlers.ts';

/** What an upload counts for, a download of everything and a check of it: each moves megabytes. */
const heavy = 5;

/** What a call counts for whose answer is asked of a node of the chain. */
const ofNode = 2;

/** How many calls a call counts for. A stream is one, however long it lasts: how many there are is limited by itself. */
export function callWorth(context: HttpContext): number {
  const endpoint = context.get('endpoint');
  const isDownload = endpoint?.media !== undefined && !endpoint.media.includes('text/event-stream');
  if (endpoint?.files || endpoint?.isDear || isDownload) return heavy;
  return endpoint?.asksNode ? ofNode : 1;
}
