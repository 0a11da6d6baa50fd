import type { toastMessages } from '../en/toasts.ts';
import type { Translation } from '../en/translation.ts';

export const toastArabic: Translation<typeof toastMessages> = {
  'toast.walletCanceled': 'أُلغي ربط المحفظة.',
  'toast.wrongNetwork': 'انتقل إلى شبكة Polygon الرئيسية.',
  'toast.walletFailed': 'تعذّر ربط المحفظة.',
  'toast.walletConnected': 'تم ربط المحفظة بنجاح!',
  'toast.walletDisconnected': 'تم قطع اتصال المحفظة.',
  'toast.linkMissing': 'لم يُعثر على رابط الملف الشخصي!',
  'toast.linkCopied': 'تم نسخ رابط الإحالة!',
  'toast.linkNotCopied': 'تعذّر نسخ الرابط.',
  'toast.noGlobalPools': 'لم يُعثر على أي Global Pool.',
  'toast.invalidPool': 'اختيار المجمّع غير صالح.',
  'toast.noEligiblePools': 'لا توجد مجمّعات يمكن المطالبة منها.',
  'toast.noWallet': 'لا توجد محفظة متصلة.',
  'toast.userCancelled': 'ألغيت المعاملة.',
  'toast.claimSuccessful': 'تمت المطالبة بنجاح',
  'toast.claimFailed': 'فشلت المعاملة.',
  'toast.somethingWrong': 'حدث خطأ ما. حاول مجددًا.',
  'toast.revert': 'رُفضت: {reason}',
  'toast.revertUndecoded': 'رُفضت المعاملة وتعذّرت قراءة السبب.',
  'toast.poolsNotLoaded': 'تعذّر تحميل المجمّعات',
  'toast.insufficientBalance':
    'الرصيد غير كافٍ لشراء المستوى {level}. لديك {balance} من العملة وتحتاج إلى {fee}.',
  'toast.invalidPurchase': 'بيانات الشراء غير صالحة.',
  'toast.contractRevert': 'رفض العقد: {name}',
  'toast.transactionFailed': 'فشلت المعاملة. حاول مجددًا.',
  'toast.profileUpdated': 'تم تحديث الملف الشخصي',
  'toast.profileNotUpdated': 'تعذّر تحديث الملف الشخصي',
  'toast.profileError': 'خطأ في تحديث الملف الشخصي',
  'toast.tokensNotLoaded': 'تعذّر تحميل معلومات الرموز',
};
