import type { contractErrorMessages } from '../en/contractErrors.ts';
import type { Translation } from '../en/translation.ts';

export const contractErrorArabic: Translation<typeof contractErrorMessages> = {
  'contract.AlreadyInvested': 'لقد اشتريت هذا المستوى من قبل.',
  'contract.NotEnoughAllowanceOrBalance':
    'لم يتمكن المجمّع من أخذ الرسم: الإذن أو الرصيد لا يغطيه، أو أن مُصدر العملة حظر هذه المحفظة.',
  'contract.ReferralMustNotBeSender': 'لا يمكنك أن تكون راعي نفسك.',
  'contract.InvalidTotalCutPercentage': 'مجموع أجزاء الرسم لا يساوي الرسم كاملًا.',
  'contract.InsufficientProductOrRoyaltyFund': 'صندوق المنتج أو الإتاوات فيه أقل مما طُلب.',
  'contract.TransferFailed': 'رفضت العملة المستقرة التحويل.',
  'contract.UserNotInvestor': 'هذه المحفظة ليست في المجمّع.',
  'contract.NotEnoughBonus': 'لا توجد مكافأة للمطالبة بها.',
  'contract.InvalidReferral': 'الراعي ليس المسجَّل على السلسلة لهذه المحفظة.',
  'contract.MaximumPlatformInvestorsReached': 'كل مقاعد المنصة في هذا المجمّع مشغولة.',
  'contract.ContractNotInitialized': 'لم يبدأ هذا المجمّع بعد.',
  'contract.ContractStarted': 'بدأ هذا المجمّع ومقاعده ثابتة.',
  'contract.AccessControlUnauthorizedAccount': 'لا يجوز لهذه المحفظة فعل ذلك.',
  'contract.AlreadyBound': 'للسلسلة راعٍ مسجَّل لهذه المحفظة بالفعل.',
  'contract.UnknownPool': 'هذا المجمّع غير مدرج في السجل.',
  'contract.PurchasesPaused': 'الشراء متوقف مؤقتًا. لا يزال بإمكانك المطالبة.',
  'contract.TermsNotReady': 'لم يحن موعد الشروط الجديدة بعد.',
  'contract.TermsChanged':
    'تغيّرت شروط هذا المستوى منذ عُرضت عليك. لم يُؤخذ شيء. اطّلع على الشروط الجديدة قبل الشراء.',
  'contract.AnnouncementExpired': 'أُعلن هذا منذ وقت طويل. يجب إعلانه مجددًا.',
  'contract.MemberShareTooLow': 'نصيب الأعضاء من الرسم، أو أحد جزأيه، سيكون منخفضًا جدًا.',
  'contract.PoolRetired': 'لم يعد هذا المجمّع يبيع أماكن. لا يزال بإمكانك المطالبة.',
  'contract.RetirementNotReady': 'لم يُعلن انتهاء الشراء أو لم يحن موعده بعد.',
  'contract.RegistryNotSealed': 'ما زالت قائمة المجمّعات التي تربط المحافظ برعاتها مفتوحة.',
  'contract.NotAPool': 'هذا العقد لا يجيب كمجمّع لهذا السجل والمستوى.',
  'contract.PauseNotReady': 'أُوقف الشراء مؤقتًا منذ وقت قصير جدًا.',
  'contract.UnknownReceiver': 'لم يُعرض الدور على هذه المحفظة.',
  'contract.NothingToRescue': 'لا يملك المجمّع شيئًا يزيد على ما يدين به.',
  'contract.InvalidJoiningFee': 'الرسم صفر، أو بعيد جدًا عن الرسم الأول أو الحالي.',
  'contract.EnrolmentExpired': 'التوقيع الذي يسمّي الراعي قديم جدًا.',
  'contract.InvalidSignature': 'لم يوقّع العضو لهذا الراعي.',
  'contract.TooManyEnrolments': 'عدد الأعضاء كبير جدًا في مرة واحدة.',
};
