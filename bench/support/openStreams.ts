import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';

export interface Streams {
  /** Number of open streams that have received an event. */
  open(): number;
  close(): void;
}

/** Opens a stream for each token and waits for each greeting. @throws Error if one is refused. */
export async function openStreams(url: string, tokens: readonly string[]): Promise<Streams> {
  const agent = new Agent({ keepAlive: false });
  const open = new Set<IncomingMessage>();
  const asked = tokens.map(async (token) => {
    const call = request(url, { agent, headers: { authorization: `Bearer ${token}` } });
    call.end();
    const [reply]: IncomingMessage[] = await once(call, 'response');
    if (reply?.statusCode !== 200) throw new Error(`A stream was answered ${reply?.statusCode}.`);
    reply.once('close', () => open.delete(reply));
    // Streams are cut off at the end.
    reply.on('error', () => {});
    await once(reply, 'data');
    reply.resume();
    open.add(reply);
  });
  await Promise.all(asked);
  return { open: () => open.size, close: () => agent.destroy() };
}
