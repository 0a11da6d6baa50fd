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

/** Fails the story that made calls which nobody mocked, and forgets them. */
export function failOnUnmocked(): void {
  const calls = unmocked.splice(0);
  if (calls.length > 0) throw new Error(`Calls that this story does not mock: ${calls.join(', ')}`);
}
