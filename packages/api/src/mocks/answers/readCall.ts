import type { Endpoint } from '../../endpoint.ts';
import { isJson, maximumBody, notJson, wrongFiles, wrongJson } from '../../requestRules.ts';
import { Refusal } from '../refusal.ts';
import type { World } from '../world.ts';
import type { Caller } from './call.ts';

/** The longest file name of common file systems. */
const longestName = 255;

/** The caller of a request. @throws Refusal 401 without a session. */
export function callerOf(world: World, request: Request): Caller {
  const caller = knownCaller(world, request);
  if (caller === null) throw new Refusal(401, 'server.signInAgain');
  return caller;
}

/** The caller of a request; `null` without a session. */
export function knownCaller(world: World, request: Request): Caller | null {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const wallet = world.signIn.walletOf(token);
  return wallet === undefined ? null : { token, wallet };
}

/** The `Origin` of a request; the mocked server's own if it has none. */
export function siteOf(request: Request): string {
  return request.headers.get('origin') ?? new URL(request.url).origin;
}

/**
 * A request's body as JSON, `undefined` without a body.
 * @throws Refusal 400 if it is not JSON, 413 if it is too large, 415 without JSON as content type.
 */
export async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  if (new TextEncoder().encode(text).length > maximumBody) throw new Refusal(413, 'server.tooLarge');
  if (!isJson(request.headers.get('content-type'))) throw new Refusal(415, 'server.notJson', [notJson]);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'server.malformed', [wrongJson]);
  }
}

function isFileName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
  return name.length <= longestName && !/[\0-\x1f\x7f]/.test(name);
}

/**
 * The files of a multipart request. @throws Refusal 400 for no file, too many files, or a bad name.
 */
export async function filesOf(request: Request, files: NonNullable<Endpoint['files']>) {
  const { field, atMost } = files;
  const form = await request.formData().catch(() => new FormData());
  const found = form.getAll(field).filter((part) => part instanceof File);
  const isTaken = found.length > 0 && found.length <= atMost && found.every(({ name }) => isFileName(name));
  if (!isTaken) throw new Refusal(400, 'server.malformed', [wrongFiles(files)]);
  return found;
}
