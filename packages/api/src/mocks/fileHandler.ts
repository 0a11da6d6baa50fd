import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { filePolicy } from '../requestRules.ts';
import { isShown } from './mediaTypeOf.ts';
import type { MockBackend } from './mockBackend.ts';

/** Serves uploaded files. */
export function fileHandler(backend: MockBackend): RequestHandler {
  return http.get(/^https?:\/\/[^/]+\/files\//, async ({ request }) => {
    await delay(backend.latency);
    if (backend.offline) return HttpResponse.error();
    const { pathname } = new URL(request.url);
    const file = backend.uploads.find(pathname);
    if (!file) return new HttpResponse(null, { status: 404 });
    const name = encodeURIComponent(file.name);
    return new HttpResponse(file.bytes, {
      headers: {
        'content-type': file.type,
        'content-disposition': `${isShown(file.type) ? 'inline' : 'attachment'}; filename*=UTF-8''${name}`,
        'content-security-policy': filePolicy,
        'x-content-type-options': 'nosniff',
      },
    });
  });
}
