/** Groups contracts by role: `ADMIN of Level 1, Level 2`. @param roles `ADMIN of Level 1` */
export function rolesText(roles: readonly string[]): string {
  const held = new Map<string, string[]>();
  for (const role of roles) {
    const [name = '', contract = ''] = role.split(' of ');
    held.set(name, [...(held.get(name) ?? []), contract]);
  }
  return [...held].map(([name, contracts]) => `${name} of ${contracts.join(', ')}`).join(' · ');
}
