import { messages } from '@upline/domain';
import { delay, HttpResponse, http, type RequestHandler } from 'msw';
import { failureBody } from '../envelope.ts';
import { filePolicy } from '../requestRules.ts';
import { isShown } from './mediaTypeOf.ts';
import type { World } from './world.ts';

function refuseLink(): Response {
  const message = messages['server.fileGone'];
  return HttpResponse.json(failureBody(undefined, message, [{ msg: message }]), { status: 403 });
}

/** Serves uploaded files: profile photos to everybody, other files only with a valid link. */
export function fileHandler(world: World): RequestHandler {
  return http.get(/^https?:\/\/[^/]+\/files\//, async ({ request }) => {
    await delay(world.latency);
    if (world.offline) return HttpResponse.error();
    const { pathname, search } = new URL(request.url);
    const file = world.uploads.find(pathname);
    if (!file) return new HttpResponse(null, { status: 404 });
    const isPhoto = world.members().some(({ photo }) => photo === file.path);
    if (!isPhoto && !world.uploads.isSigned(pathname + search)) return refuseLink();
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
