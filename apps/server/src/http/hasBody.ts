import type { HttpContext } from './handlers.ts';

/** Whether a request may carry a body: one that only reads has none, and looking for it costs more than the rest. */
export function hasBody({ req: { method } }: HttpContext): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
