import {
  type ErrorLayer,
  errorLayers,
  type Failure,
  isDeviceLocked,
  isRejection,
  type MessageId,
} from '@upline/domain';
import type { Hex } from 'viem';
import { decodeErrorResult, encodeErrorResult, parseAbi } from 'viem/utils';
import { globalPoolAbi, racePoolAbi, uplineRegistryAbi } from '../abi.ts';
import { PurchaseError } from '../purchaseError.ts';

type ExplainedError<Id = MessageId> = Id extends `contract.${infer Name}` ? Name : never;

/** Errors with a sentence in the catalogue. The type keeps both in step. */
const explained: Readonly<Record<ExplainedError, true>> = {
  AlreadyInvested: true,
  NotEnoughAllowanceOrBalance: true,
  ReferralMustNotBeSender: true,
  InvalidTotalCutPercentage: true,
  InsufficientProductOrRoyaltyFund: true,
  TransferFailed: true,
  UserNotInvestor: true,
  NotEnoughBonus: true,
  InvalidReferral: true,
  MaximumPlatformInvestorsReached: true,
  ContractNotInitialized: true,
  ContractStarted: true,
  AccessControlUnauthorizedAccount: true,
  AlreadyBound: true,
  UnknownPool: true,
  PurchasesPaused: true,
  TermsNotReady: true,
  TermsChanged: true,
  AnnouncementExpired: true,
  MemberShareTooLow: true,
  PoolRetired: true,
  RetirementNotReady: true,
  RegistryNotSealed: true,
  NotAPool: true,
  PauseNotReady: true,
  UnknownReceiver: true,
  NothingToRescue: true,
  InvalidJoiningFee: true,
  EnrolmentExpired: true,
  InvalidSignature: true,
  TooManyEnrolments: true,
};

const errorsAbi = [...racePoolAbi, ...globalPoolAbi, ...uplineRegistryAbi].filter(
  (item) => item.type === 'error',
);

const wordsAbi = parseAbi(['error Error(string)']);

function revertData(layers: readonly ErrorLayer[]): Hex | null {
  for (const { raw, data } of layers) {
    for (const value of [raw, data]) {
      // Some nodes write "Reverted 0x…".
      const found = typeof value === 'string' ? /0x((?:[0-9a-f]{2}){4,})$/i.exec(value)?.[1] : undefined;
      if (found) return `0x${found}`;
    }
  }
  return null;
}

/** Data of a revert, `0x` if empty; `null` for other errors. */
export function revertDataOf(error: unknown): Hex | null {
  const layers = errorLayers(error);
  const data = revertData(layers);
  if (data) return data;
  const { notice } = failureOf(error);
  if (notice.id === 'toast.revert')
    return encodeErrorResult({ abi: wordsAbi, args: [String(notice.values?.reason)] });
  return notice.id === 'toast.revertUndecoded' ? '0x' : null;
}

function decodedFailure(data: Hex): Failure | null {
  try {
    const { errorName, args } = decodeErrorResult({ abi: errorsAbi, data });
    // viem also decodes Solidity's `Error` and `Panic`.
    const name: string = errorName;
    if (name === 'Error') return { notice: { id: 'toast.revert', values: { reason: String(args?.[0]) } } };
    return {
      notice: { id: 'toast.contractRevert', values: { name } },
      ...(isExplained(name) ? { explanation: { id: `contract.${name}` } } : {}),
    };
  } catch {
    return null;
  }
}

function isExplained(name: string): name is ExplainedError {
  return Object.hasOwn(explained, name);
}

/** JSON-RPC internal error. */
const internalError = -32603;

/**
 * Converts any error of a transaction to a message of the catalogue.
 * @param error Any error of viem, a wallet or this package.
 * @returns A rejection by the owner, the wrong chain, missing gas, the contract's error by name, a
 * reason given as text, or the general "Transaction failed". Spec §8.
 */
export function failureOf(error: unknown): Failure {
  const layers = errorLayers(error);
  // viem wraps errors thrown during a request.
  const refusal = layers.find((layer) => layer instanceof PurchaseError);
  if (refusal instanceof PurchaseError) return refusal.failure;
  if (isRejection(error)) return { notice: { id: 'toast.userCancelled' } };
  if (layers.some(({ name }) => name === 'ChainMismatchError'))
    return { notice: { id: 'toast.wrongNetwork' } };
  const data = revertData(layers);
  if (data) return decodedFailure(data) ?? { notice: { id: 'toast.revertUndecoded' } };
  const text = layers.map(({ message }) => message).join('\n');
  if (/insufficient funds|exceeds the balance of the account/i.test(text)) {
    return { notice: { id: 'purchase.gas' } };
  }
  const reason = /reverted(?: with reason string)?: ?['"]?([^'"\n]+)/i.exec(text)?.[1];
  if (reason) return { notice: { id: 'toast.revert', values: { reason } } };
  if (isDeviceLocked(error)) {
    return { notice: { id: 'toast.transactionFailed' }, explanation: { id: 'purchase.deviceLocked' } };
  }
  // viem classifies every internal error of a node as a revert, so the node's own message decides.
  const said = layers.at(-1);
  const isInternal = layers.some(({ code }) => code === internalError) && typeof said?.message === 'string';
  const words = isInternal ? String(said?.message) : text;
  return { notice: { id: /revert/i.test(words) ? 'toast.revertUndecoded' : 'toast.transactionFailed' } };
}
