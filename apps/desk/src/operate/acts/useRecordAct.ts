import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ActValues, OperatorAct, SendMethod } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import type { ActDraft } from '../operatePort.tsx';
import { waitingKey } from '../waiting/waitingQuery.ts';

interface Recording {
  record: (way: SendMethod) => void;
  /** Records a saved file again after a failure; `null` without one. */
  recordAgain: (() => void) | null;
}

/**
 * Logs in the audit that an act was sent, and lists a saved file for other operators. Failures do
 * not block the act, because the chain proves it.
 */
export function useRecordAct(
  act: OperatorAct,
  values: ActValues,
  { actor, calls, signing }: ActDraft,
): Recording {
  const { client } = usePorts();
  const queries = useQueryClient();
  const { mutate, isError, variables } = useMutation({
    networkMode: 'always',
    retry: 2,
    mutationFn: (sent: { way: SendMethod; actor: string }) => {
      const left = calls.map(({ to, data }) => ({ contract: to, data }));
      const nonce = signing && 'nonce' in signing ? `${signing.nonce}` : null;
      const filled = Object.entries(values).map(([field, value]) => [field, value.trim()]);
      const given: ActValues = Object.fromEntries(filled.filter(([, value]) => value !== ''));
      return client.call('deskRecordAct', { body: { act, calls: left, values: given, nonce, ...sent } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: waitingKey }),
  });
  function record(way: SendMethod) {
    if (actor !== null) mutate({ way, actor });
  }
  const isLost = isError && variables.way === 'file';
  return { record, recordAgain: isLost ? () => record('file') : null };
}
