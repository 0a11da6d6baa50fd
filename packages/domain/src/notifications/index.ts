export { type NoticeData, noticeData, noticeFacts } from './noticeData.ts';
export {
  countedKinds,
  type FeeTerms,
  type NoticeFacts,
  type NoticeKind,
  type NoticeWords,
  noticeGaps,
  noticeKinds,
  noticeText,
  type OperatorNotice,
  operatorNoticeKinds,
} from './notices.ts';
