import { type ActValues, maximumReasonLength, type OperatorAct, plainName } from '@upline/domain';
import { useState } from 'react';
import {
  refusalOf,
  useAnnouncements,
  useGiveReason,
  type WaitingReason,
} from '../announcements/announcementsQuery.ts';
import type { ActDraft, NamedCall } from '../operatePort.tsx';

const isSame = (one: NamedCall, other: NamedCall) =>
  one.callHash === other.callHash && one.contract.toLowerCase() === other.contract.toLowerCase();

/** The operator's reason for an act: draft and saved version. */
export interface Reason {
  text: string;
  setText: (text: string) => void;
  /** Remaining characters. */
  left: number;
  /** Saved reason for the same calls; `null` if none. */
  kept: WaitingReason | null;
  /** True if the draft differs from the saved reason. */
  isUnkept: boolean;
  isBusy: boolean;
  /** True if the last save failed. */
  isFailed: boolean;
  /** The server's reason for refusing the last save; `null` for none, as without a reply. */
  refusal: string | null;
  keep: () => void;
  takeBack: () => void;
}

interface ReasonAsked {
  act: OperatorAct;
  values: ActValues;
  draft: ActDraft | null;
  /** True if the draft belongs to outdated values. */
  isOld: boolean;
}

/**
 * Reason shown to members for an act, saved for exactly the calls of a draft. If other values
 * change the calls, the saved text stays in the field and must be saved again; a different target
 * starts empty.
 */
export function useReason({ act, values, draft, isOld }: ReasonAsked): Reason {
  const place = values.pool ?? values.at ?? values.contract;
  const [written, setWritten] = useState<{ place: string | undefined; text: string } | null>(null);
  const { data } = useAnnouncements();
  const { mutate, isPending, isError, error } = useGiveReason();
  const calls = draft?.told.map(({ call }) => call) ?? [];
  const waiting = data?.pages[0]?.waiting ?? [];
  const isKeptFor = (one: WaitingReason) =>
    calls.length > 0 && calls.every((call) => one.calls.some((kept) => isSame(kept, call)));
  const kept = waiting.find(isKeptFor) ?? null;
  const setText = (text: string) => setWritten({ place, text });
  const isWritten = written !== null && written.place === place;
  if (!isWritten && !isOld && kept) setText(kept.reason);
  const text = isWritten ? written.text : '';
  const dataOf = (call: NamedCall) => draft?.calls[draft.named.findIndex((one) => isSame(one, call))]?.data;
  const give = (reason: string) => {
    const given = calls.map((call) => ({ ...call, data: dataOf(call) }));
    mutate({ act, calls: given, reason }, { onSuccess: () => setText(reason) });
  };
  return {
    text,
    setText: (next) => setText(next.replace(/[\r\n]+/g, ' ')),
    left: maximumReasonLength - text.length,
    kept,
    isUnkept: calls.length > 0 && plainName(text) !== (kept?.reason ?? ''),
    isBusy: isPending,
    isFailed: isError,
    refusal: refusalOf(error),
    keep: () => give(plainName(text)),
    takeBack: () => give(''),
  };
}
