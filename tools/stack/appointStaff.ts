import { operator } from '@upline/chain/demo';
import type { StaffRole } from '@upline/domain';
import { type SupportOptions, signIn } from './askSupport.ts';
import { registerMember } from './registerMember.ts';

/**
 * A staff member with a known private key and the role that the lead assigns; the server gives the
 * lead every role.
 */
function person(
  { address, privateKey }: ReturnType<typeof operator.agent>,
  words: { name: string; firstName: string; role: StaffRole | null },
) {
  return { ...words, address, privateKey };
}

/**
 * The staff of a local Upline, by their names in the demo wallet. Operators use the wallets with
 * the contracts’ roles, so that each can perform its acts.
 */
export const demoStaff = [
  person(operator.support(), { name: 'Ines (lead)', firstName: 'Ines', role: null }),
  person(operator.agent(), { name: 'Noor (agent)', firstName: 'Noor', role: 'agent' }),
  person(operator.admin(), { name: 'Adil (operator, ADMIN)', firstName: 'Adil', role: 'operator' }),
  person(operator.modifierAdmin(), {
    name: 'Mona (operator, MODIFIER)',
    firstName: 'Mona',
    role: 'operator',
  }),
  person(operator.productPool(), { name: 'Petra (operator, PRODUCT)', firstName: 'Petra', role: 'operator' }),
  person(operator.royaltyAdmin(), {
    name: 'Rosa (operator, ROYALITY)',
    firstName: 'Rosa',
    role: 'operator',
  }),
] as const;

/** A staff member in the demo wallet's format. */
export const withoutAccount = ({ name, address, privateKey }: (typeof demoStaff)[number]) => ({
  name,
  address,
  privateKey,
});

/** Registers the staff; the lead then assigns the others' roles. @throws ApiError */
export async function appointStaff(where: SupportOptions): Promise<void> {
  for (const { firstName, privateKey } of demoStaff) {
    await registerMember(where.api, where.origin, { name: firstName, privateKey });
  }
  const lead = await signIn(where, operator.support());
  for (const { address, role } of demoStaff) {
    if (role) await lead.call('deskGrant', { body: { wallet: address, role } });
  }
  await lead.call('logout', {});
}
