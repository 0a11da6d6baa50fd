import type { shareMessages } from '../en/share.ts';
import type { Translation } from '../en/translation.ts';

export const shareArabic: Translation<typeof shareMessages> = {
  'share.actionName': 'مشاركة رابطي',
  'share.title': 'مشاركة رابطي',
  'share.qr': 'رمز QR لرابط إحالتك',
  'share.native': 'المشاركة عبر تطبيق آخر',
  'share.failed': 'لم يتمكن هذا الجهاز من مشاركة الرابط. انسخه بدلًا من ذلك.',
  'share.duty': 'ما يجب أن تقوله عند المشاركة',
  'share.duty.noPromise': 'لا تعِد أحدًا بدخل، ولا تُرِ أحدًا ما قد يكسبه.',
  'share.message': 'تُرسل مع رابطك',
  'share.message.text':
    'رابطي إلى Upline، شبكة أعضاء. لا تأتي المدفوعات إلا من رسوم أعضاء ينضمون لاحقًا: قد تخسر كل الأموال التي تدفعها، ولا أحد يعدك بدخل.',
};
