import { operator } from '@upline/chain/demo';
import type { StaffRole } from '@upline/domain';
import { type SupportOptions, signIn } from './askSupport.ts';
import { registerMember } from './registerMember.ts';

/** Somebody whose key is no secret, with the role that the lead gives them; the lead has every role from the server. */
function person(
  { address, privateKey }: ReturnType<typeof operator.agent>,
  words: { name: string; firstName: string; role: StaffRole | null },
) {
  return { ...words, address, privateKey };
}

/**
 * The staff of a local Upline, by what the demo wallet calls them. Operators are the wallets that hold the contracts’
 * roles, so that each of them can do its acts.
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

/** One of the staff as the demo wallet reads them. */
export const withoutAccount = ({ name, address, privateKey }: (typeof demoStaff)[number]) => ({
  name,
  address,
  privateKey,
});

/** Registers the staff, and has the lead give the others their roles. @throws ApiError */
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
