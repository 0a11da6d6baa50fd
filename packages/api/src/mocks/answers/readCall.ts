import { deskRoles, notTheirs } from '../../deskRoles.ts';
import type { Endpoint } from '../../endpoint.ts';
import type { StaffRouteName } from '../../routes.ts';
import type { Caller } from '../call.ts';
import { MockApiError } from '../mockApiError.ts';
import type { MockBackend } from '../mockBackend.ts';

/** The caller of a request. @throws MockApiError 401 without a session. */
export function callerOf(backend: MockBackend, request: Request): Caller {
  const caller = knownCaller(backend, request);
  if (caller === null) throw new MockApiError(401, 'server.signInAgain');
  return caller;
}

/** The caller of a request; `null` without a session. */
export function knownCaller(backend: MockBackend, request: Request): Caller | null {
  const token = /^Bearer (\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
  const wallet = backend.signIn.walletOf(token);
  return wallet === undefined ? null : { token, wallet };
}

/** The `Origin` of a request; the mocked server's own if it has none. */
export function siteOf(request: Request): string {
  return request.headers.get('origin') ?? new URL(request.url).origin;
}

/** A request's body as JSON; `undefined` without a body. */
export async function bodyOf(request: Request): Promise<unknown> {
  const text = await request.text();
  return text === '' ? undefined : JSON.parse(text);
}

/** The files of a multipart request. */
export async function filesOf(request: Request, { field }: NonNullable<Endpoint['files']>): Promise<File[]> {
  const form = await request.formData();
  return form.getAll(field).filter((part) => part instanceof File);
}

/**
 * Checks a staff member's role for a call.
 * @throws MockApiError 404 for members, from whom the staff calls are hidden, 403 for other roles.
 */
export function requireRole(backend: MockBackend, name: StaffRouteName, { wallet }: Caller): void {
  const roles = backend.staff.rolesOf(wallet);
  if (roles.length === 0) throw new MockApiError(404, 'server.notFound');
  if (deskRoles[name].some((role) => roles.includes(role))) return;
  throw new MockApiError(403, notTheirs(name));
}
