import type { systemMessages } from '../system.ts';
import type { Translation } from '../translation.ts';

export const systemArabic: Translation<typeof systemMessages> = {
  'nav.pools': 'المجمّعات',
  'nav.network': 'الشبكة',
  'nav.money': 'المال',
  'nav.you': 'أنت',
  'nav.ledger.short': 'الدفتر',
  'nav.share': 'مشاركة',
  'nav.projects': 'المشاريع',
  'nav.services': 'الخدمات',
  'nav.wallet': 'المحفظة',
  'nav.transparency': 'الشفافية',
  'nav.community': 'المجتمع',
  'nav.support': 'الدعم',
  'nav.externalLink': '{label} (يُفتح في علامة تبويب جديدة)',
  'system.offline': 'أنت غير متصل. قد يكون ما تراه قديمًا، ولا يمكن شراء شيء أو المطالبة به.',
  'system.silent': 'الخادم لا يستجيب. ما زلنا نحاول.',
  'system.dataOf': 'آخر تحديث: {time}.',
  'system.newer': 'يوجد إصدار جديد من التطبيق.',
  'system.newer.reload': 'إعادة التحميل',
  'system.build': 'الإصدار {build}',
  'account.explorer': 'عرض في المستكشف',
  'account.history': 'المحفظة والسجل',
  'system.signInWithThis': 'تسجيل الدخول بهذه المحفظة',
  'toastLog.title': 'التنبيهات الأخيرة',
  'toastLog.empty': 'لا توجد تنبيهات بعد.',
};
