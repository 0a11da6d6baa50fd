import { useMemo, useRef, useState } from 'react';
import type { Message } from '../../patterns/message-bubble/message.ts';
import { emptyReply, givenBack, isSameReply } from '../../patterns/message-composer/replyDraft.ts';
import { type OutgoingReply, type UploadStage, useReply } from '../../queries/useReply.ts';
import { useUploadBar } from './useUploadBar.ts';

/** What went wrong with the latest message. */
export type ReplyProblem = 'conversation.uploadFailed' | 'conversation.sendFailed';

/** The temporary message that stands for one on its way. Spec §4. */
function temporary({ draft: { text, files }, idempotencyKey }: OutgoingReply): Message {
  const attachments = files.map(({ name }) => ({ name, url: null }));
  return { key: idempotencyKey, isOwn: true, text, attachments, sentAt: null };
}

/** Writing and sending in one ticket. What could not be sent comes back into the draft. Spec §4, §8. */
export function useReplying(ticketId: string) {
  const [draft, setDraft] = useState(emptyReply);
  const [problem, setProblem] = useState<ReplyProblem | null>(null);
  const failed = useRef<OutgoingReply | null>(null);
  const [upload, setUpload] = useState<UploadStage>('dropped');
  const { mutate, status, variables } = useReply(ticketId, setUpload);
  const uploadPercent = useUploadBar(upload, status === 'pending');

  function send() {
    // Sent again unchanged it is the same message, which the server may have got the first time.
    const isAgain = failed.current !== null && isSameReply(failed.current.draft, draft);
    const outgoing = (isAgain && failed.current) || { draft, idempotencyKey: crypto.randomUUID() };
    setDraft(emptyReply);
    setProblem(null);
    mutate(outgoing, {
      onSuccess: ({ isWithoutFiles }) => {
        failed.current = null;
        if (!isWithoutFiles) return;
        setProblem('conversation.uploadFailed');
        setDraft((current) => givenBack({ text: '', files: outgoing.draft.files }, current));
      },
      onError: () => {
        failed.current = outgoing;
        setProblem('conversation.sendFailed');
        setDraft((current) => givenBack(outgoing.draft, current));
      },
    });
  }

  const pending = status === 'pending' ? variables : undefined;
  const onItsWay = useMemo(() => (pending ? temporary(pending) : null), [pending]);
  return { draft, setDraft, problem, send, status, onItsWay, uploadPercent };
}
