import { ApiError } from '../apiError.ts';
import type { Backend } from './backend.ts';
import { registerVisitor, signIn, type Visitor, visit } from './visitor.ts';

/** One of the staff, signed in. They register the first time, as everybody who signs in. */
export async function joinStaff(backend: Backend): Promise<Visitor> {
  const staff = await visit(backend, await backend.staffSigner());
  try {
    await signIn(staff);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    await registerVisitor(staff);
  }
  return staff;
}

/** Support answers a ticket. @returns The message. */
export async function answer({ client }: Visitor, ticketId: string, message: string) {
  return (await client.call('deskReply', { params: { ticketId }, body: { message } })).data;
}
