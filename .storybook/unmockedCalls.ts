import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { backendKeyIn } from '../packages/ui/src/ports/fakes/backendPath.ts';

const unmocked: { call: string; backend: string | null }[] = [];

/**
 * A call to a server, with or without a mock backend; requests for modules of the package `api` are
 * no calls.
 */
const calls = /^https?:\/\/[^/]+(\/backends\/[^/]+)?\/api\//;

/** Answers 501 to every call under /api that a story did not mock, and records it. */
export const answerUnmocked = http.all(calls, ({ request }) => {
  unmocked.push({
    call: `${request.method} ${new URL(request.url).pathname}`,
    backend: backendKeyIn(request.url),
  });
  return HttpResponse.json(
    { success: false, message: 'This story does not mock this call.' },
    { status: 501 },
  );
});

/** Drops an earlier story's records, so that no story fails for another's calls. */
export function forgetUnmocked(): void {
  unmocked.length = 0;
}

/** Fails a story with unmocked calls; late calls to another story's mock backend do not count. */
export function failOnUnmocked({ fakes }: Partial<Pick<StoryContext, 'fakes'>>): void {
  const own = unmocked.filter(({ backend }) => backend === null || backend === fakes?.key);
  if (own.length === 0) return;
  const calls = own.map(({ call }) => call).join(', ');
  throw new Error(`Calls that this story does not mock: ${calls}`);
}
