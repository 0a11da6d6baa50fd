import { useQuery } from '@tanstack/react-query';
import type { ActValues, OperatorAct } from '@upline/domain';
import { Button, Callout, CopyButton, TextArea, TextField } from '@upline/ui';
import { useState } from 'react';
import { useDeskMessage } from '../../messages/useDeskMessage.ts';
import * as styles from '../Operate.css.ts';
import { type ActDraft, useOperate } from '../operatePort.tsx';
import { operateKey } from '../operateQuery.ts';
import { type Handover, handoverMessage, provePathOf, readProof, todayOf } from '../proof/handoverProof.ts';

export interface HandoverProofProps {
  handover: Handover;
  proof: HandoverCheck;
}

/** State of the new holder's proof. */
export interface HandoverCheck {
  pasted: string;
  paste: (text: string) => void;
  typed: string;
  type: (text: string) => void;
  state: 'empty' | 'malformed' | 'old' | 'checking' | 'wrong' | 'unread' | 'proved';
  /** True if a valid signature was pasted, or the check was skipped by typing the address's end. */
  isDone: boolean;
  checkAgain: () => void;
}

/** A draft as the new holder confirms it. */
export function handoverOf(act: OperatorAct, values: ActValues, { calls }: ActDraft, now: Date): Handover {
  const contracts = calls.map((call) => call.to);
  return { act, to: (values.to ?? '').trim(), contracts, date: todayOf(now) };
}

/** Verifies the new holder's signature, or the typed end of its address. */
export function useHandoverCheck(handover: Handover): HandoverCheck {
  const operate = useOperate();
  const [pasted, paste] = useState('');
  const [typed, type] = useState('');
  const proof = readProof(pasted, handover.date);
  const given = proof !== null && proof !== 'old' ? proof : null;
  const message = given && handoverMessage({ ...handover, date: given.date });
  const {
    data: isValid,
    error,
    refetch,
  } = useQuery({
    queryKey: [...operateKey, 'proof', handover.to, message, given?.signature],
    queryFn: () => operate.proves(handover.to, message ?? '', given?.signature ?? '0x'),
    enabled: given !== null,
    gcTime: 0,
  });
  function stateOf(): HandoverCheck['state'] {
    if (pasted.trim() === '') return 'empty';
    if (proof === null) return 'malformed';
    if (proof === 'old') return 'old';
    if (isValid !== undefined) return isValid ? 'proved' : 'wrong';
    return error ? 'unread' : 'checking';
  }
  const state = stateOf();
  const isSkipped = handover.to !== '' && typed.trim().toLowerCase() === handover.to.slice(-4).toLowerCase();
  return {
    pasted,
    paste,
    typed,
    type,
    state,
    isDone: state === 'proved' || isSkipped,
    checkAgain: () => void refetch(),
  };
}

/** Asks for a signature of the new holder, or for the end of its address. */
export function HandoverProof({ handover, proof }: HandoverProofProps) {
  const d = useDeskMessage();
  const message = handoverMessage(handover);
  const link = new URL(provePathOf(handover), location.origin).href;
  const { state, pasted, paste, typed, type, checkAgain } = proof;
  const fault = state === 'malformed' || state === 'old' || state === 'wrong' ? d(`desk.proof.${state}`) : '';
  return (
    <section className={styles.stack} aria-label={d('desk.proof')}>
      <strong>{d('desk.proof')}</strong>
      <span className={styles.quiet}>{d('desk.proof.hint')}</span>
      <pre className={styles.digits}>{message}</pre>
      <span className={styles.inline}>
        <CopyButton text={link} label={d('desk.proof.copyLink')} />
        <CopyButton text={message} label={d('desk.proof.copyMessage')} />
      </span>
      <TextArea
        label={d('desk.proof.field')}
        description={d('desk.proof.field.hint')}
        value={pasted}
        onChange={paste}
        minimumRows={2}
        {...(fault && { errorMessage: fault })}
      />
      {state === 'checking' && <span role="status">{d('desk.proof.checking')}</span>}
      {state === 'unread' && (
        <Callout
          tone="critical"
          isLive
          action={<Button onPress={checkAgain}>{d('desk.ticket.tryAgain')}</Button>}
        >
          {d('desk.proof.unread')}
        </Callout>
      )}
      {state === 'proved' ? (
        <Callout tone="positive" isLive>
          {d('desk.proof.proved')}
        </Callout>
      ) : (
        <TextField
          label={d('desk.proof.skip')}
          description={d('desk.proof.skip.hint')}
          value={typed}
          onChange={type}
        />
      )}
    </section>
  );
}
