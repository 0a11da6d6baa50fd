/** A scheme, or a host: at least two characters, a dot, and letters. */
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** A wallet, or a prefix long enough to search for it. */
const wallet = /0x[0-9a-f]{8,}/i;

/** Dates and times, whose digits are no phone number's. */
const moments = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}:\d{2}/g;

/** At least eight digits, with the usual separators. */
const phone = /\d(?:[ ()./-]{0,2}\d){7,}/;

/** Replaces characters that look like a dot with a dot. */
const plainPoints = (text: string) => text.normalize('NFKC').replace(/[。．｡․]/g, '..');

/** Finds a web address, a domain or a wallet in a text. */
export function leadsElsewhere(text: string): boolean {
  const plain = plainPoints(text);
  return webAddress.test(plain) || wallet.test(plain);
}

/** Finds a web address, a domain, a wallet or a phone number in a text. */
export function leadsElsewhereOrCalls(text: string): boolean {
  return leadsElsewhere(text) || phone.test(plainPoints(text).replace(moments, ''));
}
