/** Roles by the name of their ABI constant. The registry has only ADMIN. Spec §6. */
export type Role = 'ADMIN' | 'MODIFIER' | 'ROYALITY' | 'PRODUCT';

/** True for roles that move in two steps, by `propose_receiver` and `accept_receiver`. */
export function isReceiver(role: Role): role is 'ROYALITY' | 'PRODUCT' {
  return role === 'ROYALITY' || role === 'PRODUCT';
}
