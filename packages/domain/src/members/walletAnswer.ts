/** What can be read off an error, or off one that it wraps. */
export interface ErrorLayer {
  name?: unknown;
  code?: unknown;
  statusCode?: unknown;
  message?: unknown;
  raw?: unknown;
  data?: unknown;
  cause?: unknown;
  originalError?: unknown;
  error?: unknown;
}

/** Deeper than wallets nest. */
const deepest = 12;

/** An error and everything that it wraps, outermost first. Wallets nest a node's answer at will, or give bare text. */
export function errorLayers(error: unknown, depth = 0): ErrorLayer[] {
  if (depth > deepest) return [];
  if (typeof error === 'string') return [{ message: error }];
  if (typeof error !== 'object' || error === null) return [];
  const layer: ErrorLayer = error;
  const inner = [layer.cause, layer.data, layer.originalError, layer.error];
  const wrapped = inner.filter((value) => typeof value === 'object' || value === layer.cause);
  return [layer, ...wrapped.flatMap((value) => errorLayers(value, depth + 1))];
}

/** EIP-5792: the owner refused that the account is upgraded, and with it what was asked for. */
const upgradeRefused = 5750;

/** EIP-1193, and WalletConnect's refusals of a request, of chains and of methods. */
const rejectionCodes: ReadonlySet<number> = new Set([4001, 5000, 5001, 5002, upgradeRefused]);

/** ISO 7816: the person has pressed the device's button for no. */
const deviceRefusal = 0x6985;

/** ISO 7816 as Ledger uses it: the device is locked. */
const deviceLocked = 0x5515;

const no = '(?:reject|declin|den(?:y|ied)|cancel|refus|abort|dismiss)';
const person = '(?:user|owner|signer|you)';

const rejectionWords = [
  new RegExp(`\\b${person}\\b[^.\\n]{0,40}\\b${no}`, 'i'),
  new RegExp(`\\b${no}\\w*[^.\\n]{0,40}\\bby\\b[^.\\n]{0,10}\\b${person}\\b`, 'i'),
  // The whole of a text such as "Transaction was rejected."
  new RegExp(
    `^(?:the )?(?:request|transaction|signature|signing|tx)?(?: (?:request|was|has been|is))* ?${no}\\w*[.!]?$`,
    'i',
  ),
];

/** A contract's own words are no person's. */
const revertWords = /\brevert/i;

function codeOf(code: unknown): number | null {
  if (typeof code === 'number') return code;
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : null;
}

function isRejectionLayer({ code, statusCode, message }: ErrorLayer): boolean {
  const number = codeOf(code);
  if (number !== null && rejectionCodes.has(number)) return true;
  if (typeof code === 'string' && new RegExp(`${no}`, 'i').test(code)) return true;
  if (number === deviceRefusal || statusCode === deviceRefusal) return true;
  if (typeof message !== 'string' || revertWords.test(message)) return false;
  return /\b0x6985\b/.test(message) || rejectionWords.some((words) => words.test(message.trim()));
}

/**
 * Whether an error, or one that it wraps, is the owner's own no, in whichever code or words a wallet or a device says
 * it. It is the one place that decides so: for connecting, signing and sending alike.
 */
export function isRejection(error: unknown): boolean {
  return errorLayers(error).some(isRejectionLayer);
}

/** True if the owner refused the upgrade of their account, which only a batch needs. */
export function isUpgradeRefused(error: unknown): boolean {
  return errorLayers(error).some(({ code }) => codeOf(code) === upgradeRefused);
}

/** Whether a device is locked: then nobody has said no. */
export function isDeviceLocked(error: unknown): boolean {
  return errorLayers(error).some(
    ({ code, statusCode, message }) =>
      codeOf(code) === deviceLocked ||
      statusCode === deviceLocked ||
      (typeof message === 'string' && /\b0x5515\b/.test(message)),
  );
}

/** EIP-1193 and JSON-RPC: there is no such method. */
const unknownMethodCodes: ReadonlySet<number> = new Set([4200, -32601]);

const unknownMethodWords =
  /\b(?:method|request|rpc)\b[^.\n]{0,60}\b(?:not (?:found|supported|available|implemented|exist)|unsupported|does not exist|unknown)|\b(?:unsupported|unknown|unimplemented)\b[^.\n]{0,20}\b(?:method|request)|^(?:not (?:supported|implemented)|unsupported)[.!]?$/i;

/** Whether a wallet says that it does not know a method: then it has shown its owner nothing. */
export function isMethodUnknown(error: unknown): boolean {
  if (isRejection(error)) return false;
  return errorLayers(error).some(({ code, message }) => {
    const number = codeOf(code);
    if (number !== null && unknownMethodCodes.has(number)) return true;
    return typeof message === 'string' && unknownMethodWords.test(message.trim());
  });
}

/** The other codes of wallets that cannot carry out a batch (EIP-5792). */
const noBatchCodes: ReadonlySet<number> = new Set([-32602, -32004, 5700, 5710, 5740, 5760]);

/** Whether a wallet says that it cannot carry out a batch at all: then it has sent nothing. */
export function isBatchImpossible(error: unknown): boolean {
  if (isRejection(error)) return false;
  return (
    isMethodUnknown(error) ||
    errorLayers(error).some(({ code }) => {
      const number = codeOf(code);
      return number !== null && noBatchCodes.has(number);
    })
  );
}
