import type { StoryContext } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { worldKeyIn } from '../packages/ui/src/ports/scripted/worldPath.ts';

const unmocked: { call: string; world: string | null }[] = [];

/** A call to a server, of a world or of none; a module of the package `api` that is asked for is no call. */
const calls = /^https?:\/\/[^/]+(\/worlds\/[^/]+)?\/api\//;

/** Answers 501 to every call under /api that a story did not mock, and remembers it. */
export const answerUnmocked = http.all(calls, ({ request }) => {
  unmocked.push({
    call: `${request.method} ${new URL(request.url).pathname}`,
    world: worldKeyIn(request.url),
  });
  return HttpResponse.json(
    { success: false, message: 'This story does not mock this call.' },
    { status: 501 },
  );
});

/** Drops what an earlier story left behind, so that no story answers for another's calls. */
export function forgetUnmocked(): void {
  unmocked.length = 0;
}

/** Fails the story that made calls which nobody mocked; what another story's world was asked late is not its own. */
export function failOnUnmocked({ scripted }: Partial<Pick<StoryContext, 'scripted'>>): void {
  const own = unmocked.filter(({ world }) => world === null || world === scripted?.key);
  if (own.length === 0) return;
  const calls = own.map(({ call }) => call).join(', ');
  throw new Error(`Calls that this story does not mock: ${calls}`);
}
