import type { HttpContext } from './handlers.ts';

/** The cost of an upload, of a full download and of a full check, in calls: each moves megabytes. */
const heavy = 5;

/** The cost of a call that asks a node of the chain, in calls. */
const ofNode = 2;

/** How many calls a call counts for. A stream is one, however long it lasts: how many there are is limited by itself. */
export function callWorth(context: HttpContext): number {
  const endpoint = context.get('endpoint');
  const isDownload = endpoint?.media !== undefined && !('text/event-stream' in endpoint.media);
  if (endpoint?.files || endpoint?.isDear || isDownload) return heavy;
  return endpoint?.asksNode ? ofNode : 1;
}
