/** A scheme, or a host: a word of two signs and more, a point, and letters. */
const webAddress = /:\/\/|\bwww\.|[\p{L}\p{N}-]{2,}\.\p{L}{2,}/iu;

/** A wallet, or enough of one to be looked for. */
const wallet = /0x[0-9a-f]{8,}/i;

/** Days and times of day, whose digits are no phone number's. */
const moments = /\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}|\d{1,2}:\d{2}/g;

/** Eight digits and more, as people write them apart. */
const phone = /\d(?:[ ()./-]{0,2}\d){7,}/;

/** A text in which signs that look like a point are one. */
const plainPoints = (text: string) => text.normalize('NFKC').replace(/[。．｡․]/g, '..');

/** Finds a web address, a domain or a wallet in a text. */
export function leadsElsewhere(text: string): boolean {
  const plain = plainPoints(text);
  return webAddress.test(plain) || wallet.test(plain);
}

/** Finds those, or a phone number. */
export function leadsElsewhereOrCalls(text: string): boolean {
  return leadsElsewhere(text) || phone.test(plainPoints(text).replace(moments, ''));
}
