import { type Failure, messages, type TextMessage } from '@upline/domain';

/** Fills the placeholders of a text. The texts for terminals have only simple placeholders. */
function sentence({ id, values = {} }: TextMessage): string {
  return messages[id].replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}

/** The catalogue's text for a failure. */
export function sentencesOf({ notice, explanation }: Failure): string {
  return explanation ? `${sentence(notice)}. ${sentence(explanation)}` : sentence(notice);
}
