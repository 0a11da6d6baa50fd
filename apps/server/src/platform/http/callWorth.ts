import type { HttpContext } from './handlers.ts';

/** Cost of an upload, a full download or a full check, in calls: each transfers megabytes. */
const heavy = 5;

/** Cost of a call that reads a node of the chain, in calls. */
const ofNode = 2;

/**
 * Cost of a call. A stream costs one call, however long it lasts: open streams have their own
 * limit.
 */
export function callWorth(context: HttpContext): number {
  const endpoint = context.get('endpoint');
  const isDownload = endpoint?.media !== undefined && !('text/event-stream' in endpoint.media);
  if (endpoint?.files || endpoint?.isDear || isDownload) return heavy;
  return endpoint?.asksNode ? ofNode : 1;
}
