import { type ActValues, maximumReasonLength, type OperatorAct, plainName } from '@upline/domain';
import { useState } from 'react';
import { useAnnouncements, useGiveReason, type WaitingReason } from '../announcements/announcementsQuery.ts';
import type { ActDraft, NamedCall } from '../operatePort.tsx';

const isSame = (one: NamedCall, other: NamedCall) =>
  one.callHash === other.callHash && one.contract.toLowerCase() === other.contract.toLowerCase();

/** The operator's reason for an act, as it is being written and as it is kept. */
export interface Reason {
  text: string;
  setText: (text: string) => void;
  /** Characters that are left. */
  left: number;
  /** What is kept for the same calls; `null` for nothing. */
  kept: WaitingReason | null;
  /** Whether what stands in the field is not what is kept. */
  isUnkept: boolean;
  isBusy: boolean;
  /** Whether the last try to keep it failed. */
  isFailed: boolean;
  keep: () => void;
  takeBack: () => void;
}

interface ReasonAsked {
  act: OperatorAct;
  values: ActValues;
  draft: ActDraft | null;
  /** Whether the draft is that of other values still. */
  isOld: boolean;
}

/**
 * The reason that members are to be given for an act; it is kept for exactly the calls of the draft. What was kept stays in
 * the field when other values make other calls of it, to be kept for these; another place begins with none.
 */
export function useReason({ act, values, draft, isOld }: ReasonAsked): Reason {
  const place = values.pool ?? values.at ?? values.contract;
  const [written, setWritten] = useState<{ place: string | undefined; text: string } | null>(null);
  const { data } = useAnnouncements();
  const { mutate, isPending, isError } = useGiveReason();
  const calls = draft?.told.map(({ call }) => call) ?? [];
  const waiting = data?.pages[0]?.waiting ?? [];
  const isKeptFor = (one: WaitingReason) =>
    calls.length > 0 && calls.every((call) => one.calls.some((kept) => isSame(kept, call)));
  const kept = waiting.find(isKeptFor) ?? null;
  const setText = (text: string) => setWritten({ place, text });
  const isWritten = written !== null && written.place === place;
  if (!isWritten && !isOld && kept) setText(kept.reason);
  const text = isWritten ? written.text : '';
  const give = (reason: string) => mutate({ act, calls, reason }, { onSuccess: () => setText(reason) });
  return {
    text,
    setText: (next) => setText(next.replace(/[\r\n]+/g, ' ')),
    left: maximumReasonLength - text.length,
    kept,
    isUnkept: calls.length > 0 && plainName(text) !== (kept?.reason ?? ''),
    isBusy: isPending,
    isFailed: isError,
    keep: () => give(plainName(text)),
    takeBack: () => give(''),
  };
}
