import type { Translation } from '../en/translation.ts';
import type { walletMessages } from '../en/wallet.ts';

export const walletArabic: Translation<typeof walletMessages> = {
  'wallet.connect': 'ربط المحفظة',
  'wallet.connecting': 'جارٍ الاتصال…',
  'wallet.disconnect': 'قطع الاتصال وتسجيل الخروج',
  'wallet.ofBrowser': 'محفظة هذا المتصفح',
  'wallet.switch': 'تبديل الشبكة',
  'wallet.connected': 'المحفظة المتصلة',
  'wallet.demo': 'تجريبية',
  'wallet.pairing.text': 'امسح هذا الرمز بالمحفظة على هاتفك خلال خمس دقائق.',
  'wallet.pairing.code': 'رمز QR يربط محفظة',
  'wallet.pairing.copy': 'نسخ الرابط',
  'wallet.pairing.open': 'فتح محفظة على هذا الجهاز',
  'wallet.pairing.expired': 'انتهت صلاحية الرمز. اتصل مجددًا للحصول على رمز جديد.',
  'wallet.pending': 'ينتظر طلب في محفظتك. افتحها وأجب عنه.',
  'chain.polygon': 'Polygon',
  'chain.local': 'سلسلة محلية',
  'chain.fork': 'نسخة من الكتلة {block}',
};
