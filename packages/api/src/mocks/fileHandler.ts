import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { filePolicy } from '../requestRules.ts';
import { isShown } from './mediaTypeOf.ts';
import type { World } from './world.ts';

/** Serves uploaded files. */
export function fileHandler(world: World): RequestHandler {
  return http.get(/^https?:\/\/[^/]+\/files\//, async ({ request }) => {
    await delay(world.latency);
    if (world.offline) return HttpResponse.error();
    const { pathname } = new URL(request.url);
    const file = world.uploads.find(pathname);
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
