import { type Failure, messages, type Notice } from '@upline/domain';

/** A text of the catalogue with its gaps filled. Those that a terminal shows have simple gaps only. */
function sentence({ id, values = {} }: Notice): string {
  return messages[id].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** Why something did not happen, in the catalogue's words. */
export function sentencesOf({ notice, explanation }: Failure): string {
  return explanation ? `${sentence(notice)}. ${sentence(explanation)}` : sentence(notice);
}
