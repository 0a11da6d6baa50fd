/** The fields of interest of an error, or of an error that it wraps. */
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

/** More levels than wallets nest. */
const deepest = 12;

/**
 * An error and all errors that it wraps, outermost first. Wallets nest a node's answer at any
 * depth, or send plain text.
 */
export function errorLayers(error: unknown, depth = 0): ErrorLayer[] {
  if (depth > deepest) return [];
  if (typeof error === 'string') return [{ message: error }];
  if (typeof error !== 'object' || error === null) return [];
  const layer: ErrorLayer = error;
  const inner = [layer.cause, layer.data, layer.originalError, layer.error];
  // Text in `data` may be a revert's bytes.
  const wrapped = inner.filter((value) => typeof value === 'object' || value !== layer.data);
  return [layer, ...wrapped.flatMap((value) => errorLayers(value, depth + 1))];
}

/** EIP-5792: the owner refused the upgrade of the account, and therefore the batch. */
const upgradeRefused = 5750;

/** EIP-1193, and WalletConnect's rejections of a request, of chains and of methods. */
const rejectionCodes: ReadonlySet<number> = new Set([4001, 5000, 5001, 5002, upgradeRefused]);

/** ISO 7816: the owner pressed the device's button for no. */
const deviceRefusal = 0x6985;

/** ISO 7816 as Ledger uses it: the device is locked. */
const deviceLocked = 0x5515;

const no = '(?:reject|declin|den(?:y|ied)|cancel|refus|abort|dismiss)';
const person = '(?:user|owner|signer|you)';

const rejectionWords = [
  new RegExp(`\\b${person}\\b[^.\\n]{0,40}\\b${no}`, 'i'),
  new RegExp(`\\b${no}\\w*[^.\\n]{0,40}\\bby\\b[^.\\n]{0,10}\\b${person}\\b`, 'i'),
  // Matches the whole text, such as "Transaction was rejected."
  new RegExp(
    `^(?:the )?(?:request|transaction|signature|signing|tx)?(?: (?:request|was|has been|is))* ?${no}\\w*[.!]?$`,
    'i',
  ),
];

/** Revert reasons are a contract's words, not the owner's. */
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
 * True if an error, or an error that it wraps, is the owner's rejection, in any code or wording of
 * a wallet or a device. Connecting, signing and sending all use this function.
 */
export function isRejection(error: unknown): boolean {
  return errorLayers(error).some(isRejectionLayer);
}

/** True if the owner refused the upgrade of their account, which only a batch needs. */
export function isUpgradeRefused(error: unknown): boolean {
  return errorLayers(error).some(({ code }) => codeOf(code) === upgradeRefused);
}

/** True if a device is locked: the owner has rejected nothing. */
export function isDeviceLocked(error: unknown): boolean {
  return errorLayers(error).some(
    ({ code, statusCode, message }) =>
      codeOf(code) === deviceLocked ||
      statusCode === deviceLocked ||
      (typeof message === 'string' && /\b0x5515\b/.test(message)),
  );
}

/** EIP-1193 and JSON-RPC: method not found. */
const unknownMethodCodes: ReadonlySet<number> = new Set([4200, -32601]);

const unknownMethodWords =
  /\b(?:method|request|rpc)\b[^.\n]{0,60}\b(?:not (?:found|supported|available|implemented|exist)|unsupported|does not exist|unknown)|\b(?:unsupported|unknown|unimplemented)\b[^.\n]{0,20}\b(?:method|request)|^(?:not (?:supported|implemented)|unsupported)[.!]?$/i;

/** True if a wallet does not support a method; its owner has then seen no prompt. */
export function isMethodUnknown(error: unknown): boolean {
  if (isRejection(error)) return false;
  return errorLayers(error).some(({ code, message }) => {
    const number = codeOf(code);
    if (number !== null && unknownMethodCodes.has(number)) return true;
    return typeof message === 'string' && unknownMethodWords.test(message.trim());
  });
}

/** The other codes of wallets that do not support batches (EIP-5792). */
const noBatchCodes: ReadonlySet<number> = new Set([-32602, -32004, 5700, 5710, 5740, 5760]);

/** True if a wallet does not support batches; it has then sent nothing. */
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
