import { useMutation } from '@tanstack/react-query';
import type { OperatorAct, SendMethod } from '@upline/domain';
import { usePorts } from '@upline/ui/ports';
import type { ActDraft } from '../operatePort.tsx';

/**
 * Logs in the audit that an act was sent. Failures do not block the act, because the chain proves
 * it.
 */
export function useRecordAct(act: OperatorAct, { actor, calls }: ActDraft): (way: SendMethod) => void {
  const { client } = usePorts();
  const { mutate } = useMutation({
    networkMode: 'always',
    retry: 2,
    mutationFn: (sent: { way: SendMethod; actor: string }) => {
      const left = calls.map(({ to, data }) => ({ contract: to, data }));
      return client.call('deskRecordAct', { body: { act, calls: left, ...sent } });
    },
  });
  return (way) => {
    if (actor !== null) mutate({ way, actor });
  };
}
