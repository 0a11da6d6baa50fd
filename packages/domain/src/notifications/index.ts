export { joinedWithin, joinNotices } from './joinNotices.ts';
export { type NoticeData, noticeData, noticeFacts } from './noticeData.ts';
export {
  countedKinds,
  type FeeTerms,
  type NoticeFacts,
  type NoticeKind,
  noticeKinds,
  noticePosition,
  type OperatorNotice,
  operatorNoticeKinds,
} from './noticeKinds.ts';
export { type NoticeWords, noticeGaps, noticeText } from './notices.ts';
