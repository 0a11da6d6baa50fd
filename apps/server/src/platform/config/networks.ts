import { BlockList, isIP } from 'node:net';

/**
 * Parses addresses and networks into a list that matches addresses.
 * @param texts IP addresses, or networks in CIDR notation: `172.30.0.0/24`, `fd00::/8`.
 * @returns `null` if one is invalid.
 */
export function networksOf(texts: readonly string[]): BlockList | null {
  const list = new BlockList();
  for (const text of texts) {
    const [, address = '', length] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
    const version = isIP(address);
    const bits = version === 6 ? 128 : 32;
    const prefix = length === undefined ? bits : Number(length);
    if (version === 0 || prefix > bits) return null;
    list.addSubnet(address, prefix, version === 6 ? 'ipv6' : 'ipv4');
  }
  return list;
}
