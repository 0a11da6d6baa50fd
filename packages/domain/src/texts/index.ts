export {
  type MessageId,
  messages,
  type ServerMessageId,
  type ServerText,
  type TextMessage,
  visitorMessages,
} from './en/catalogue.ts';
export { contractErrorMessages } from './en/contractErrors.ts';
export { type DeskMessageId, deskMessages } from './en/desk.ts';
export { currentTerms, newSentences, sentencesOf, termsTextOf } from './termsTexts.ts';
export { riskMessages, type TermsText, termsMessages, termsVersion } from './termsVersion.ts';
