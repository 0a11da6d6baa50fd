import type { Endpoint } from '../endpoint.ts';
import type { Caller } from './answers/call.ts';
import { Refusal } from './refusal.ts';
import type { World } from './world.ts';

/** Who makes a request. @throws Refusal 401 when nobody has signed in for it. */
export function callerOf(world: World, request: Request): Caller {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const wallet = world.signIn.walletOf(token);
  if (wallet === undefined) throw new Refusal(401, 'server.signInAgain');
  return { token, wallet };
}

/** A request's body as JSON, `undefined` when it has none. @throws Refusal 400 when it is no JSON. */
export async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'server.malformed');
  }
}

/** The files of a multipart request. @throws Refusal 400 when there is none, or too many. */
export async function filesOf(request: Request, { field, atMost }: NonNullable<Endpoint['files']>) {
  const form = await request.formData().catch(() => new FormData());
  const files = form.getAll(field).filter((part) => part instanceof File);
  if (files.length === 0 || files.length > atMost) throw new Refusal(400, 'server.malformed');
  return files;
}
