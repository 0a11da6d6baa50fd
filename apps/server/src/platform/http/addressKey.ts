import { isIPv6 } from 'node:net';

const groupsOf = (text: string) => (text === '' ? [] : text.split(':'));

/**
 * Under what an address is counted. One that is IPv6 counts as its network of 64 bits: a caller who has one
 * such address has all of them.
 */
export function addressKey(address: string): string {
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  const [head = '', tail] = plain.split('::');
  const [before, after] = [groupsOf(head), groupsOf(tail ?? '')];
  // An IPv4 at the end stands for two groups.
  const given = before.length + after.length + (plain.includes('.') ? 1 : 0);
  const all = [...before, ...Array.from({ length: 8 - given }, () => '0'), ...after];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
