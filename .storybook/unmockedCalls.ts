import { HttpResponse, http } from 'msw';

const unmocked: string[] = [];

/** Answers 501 to every call under /api that a story did not mock, and remembers it. */
export const answerUnmocked = http.all('*/api/*', ({ request }) => {
  unmocked.push(`${request.method} ${new URL(request.url).pathname}`);
  return HttpResponse.json(
    { success: false, message: 'This story does not mock this call.' },
    { status: 501 },
  );
});

/** Drops what a story before left behind, so that nobody answers for somebody else's calls. */
export function forgetUnmocked(): void {
  unmocked.length = 0;
}

/** Fails the story that made calls which nobody mocked. */
export function failOnUnmocked(): void {
  if (unmocked.length > 0) throw new Error(`Calls that this story does not mock: ${unmocked.join(', ')}`);
}
