import { runInNewContext } from 'node:vm';
import { workerScript } from '../vite/serviceWorker.ts';

type Reply = Response | undefined;

/** A browser's caches in memory, shared by the workers of one site. */
export function memoryCaches() {
  const kept = new Map<string, Map<string, Response>>();
  const keyOf = (request: Request | string) =>
    new URL(typeof request === 'string' ? request : request.url, 'https://upline.example').pathname;
  const find = async (name: string, request: Request | string): Promise<Reply> =>
    kept.get(name)?.get(keyOf(request))?.clone();
  const open = (fetch: typeof globalThis.fetch) => async (name: string) => {
    const entries = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, entries);
    return {
      match: (request: Request | string) => find(name, request),
      put: async (request: Request | string, reply: Response) => void entries.set(keyOf(request), reply),
      async addAll(paths: readonly string[]) {
        for (const path of paths) {
          const reply = await fetch(path);
          if (!reply.ok) throw new TypeError(`${path} is answered with ${reply.status}.`);
          entries.set(path, reply);
        }
      },
    };
  };
  return {
    kept,
    for: (fetch: typeof globalThis.fetch) => ({
      open: open(fetch),
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
      async match(request: Request | string): Promise<Reply> {
        for (const name of kept.keys()) {
          const found = await find(name, request);
          if (found) return found;
        }
        return undefined;
      },
    }),
  };
}

/** Starts a build's worker as a browser does. @param fetch The network. */
export async function startWorker(
  build: string,
  caches: ReturnType<typeof memoryCaches>,
  fetch: typeof globalThis.fetch,
) {
  const listeners = new Map<string, (event: object) => void>();
  const calls: string[] = [];
  const self = {
    location: { origin: 'https://upline.example' },
    clients: { claim: async () => void calls.push('claim') },
    skipWaiting: async () => void calls.push('skipWaiting'),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  const services = { self, caches: caches.for(fetch), fetch, URL, Response, Request, Error, TypeError };
  runInNewContext(await workerScript(build), services);

  /** Dispatches an event to the worker and waits for its tasks. */
  async function tell(name: string, event: object = {}): Promise<void> {
    const tasks: Promise<unknown>[] = [];
    listeners.get(name)?.({ ...event, waitUntil: (task: Promise<unknown>) => tasks.push(task) });
    await Promise.all(tasks);
  }

  /** @returns The worker's reply; `null` if it leaves the request to the browser. */
  async function ask(path: string, { mode = 'cors', method = 'GET' } = {}): Promise<Response | null> {
    const url = new URL(path, self.location.origin).href;
    const request = { url, mode, method };
    let reply: Promise<Response> | null = null;
    listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (reply = given) });
    return reply;
  }

  return { tell, ask, calls };
}
