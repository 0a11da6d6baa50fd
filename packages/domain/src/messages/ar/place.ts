import type { placeMessages } from '../place.ts';
import type { Translation } from '../translation.ts';

export const placeArabic: Translation<typeof placeMessages> = {
  'place.unsigned': 'لم يُسجَّل مكانك بعد. إلى أن توقّع، لن يُحتسب لك الأعضاء الذين ينضمون برابطك.',
  'place.unsigned.free':
    'لا يكلّف غازًا. {who, select, operator {توقّع بأن المشغّل راعيك، نهائيًا.} other {توقّع بأن {sponsor} راعيك، نهائيًا.}}',
  'place.unknown':
    'تعذّر التحقق مما إذا كان مكانك مسجَّلًا. إن لم يكن، فلن يُحتسب لك الأعضاء الذين ينضمون برابطك.',
  'place.expiring':
    'ينتهي توقيعك لمكانك في {date}. وقّع مجددًا، وإلا فلن يُحتسب لك بعد ذلك الأعضاء الذين ينضمون برابطك.',
  'place.waiting':
    'لقد وقّعت، لكن {member} الأعلى منك لم يوقّع. إلى أن يوقّع أيضًا، لن يُحتسب لك الأعضاء الذين ينضمون برابطك.',
  'place.far':
    'لقد وقّعت، لكن فوقك أكثر من {limit, number} من الأعضاء غير المسجَّلين. إلى أن يشتري أعضاء فوقك، لن يُحتسب لك من ينضم برابطك.',
  'place.signed': 'لقد وقّعت: يُحتسب لك الأعضاء الذين ينضمون برابطك.',
  'place.sign': 'التوقيع لمكاني',
  'place.sign.busy': 'أكّد في المحفظة',
  'place.otherSponsor': 'تغيّر راعيك منذ تحميل هذه الصفحة. لم يُوقَّع شيء. تحقق من هو ثم وقّع مجددًا.',
  'place.notKept': 'تعذّر حفظ توقيعك. حاول مجددًا.',
  'place.walletUpgraded':
    'وقّع مفتاحك، لكن ترقية محفظتك لا تؤكد توقيعاته. ألغِ الترقية في محفظتك ثم وقّع من جديد، أو سجّل مكانك بمعاملة تكلّف رسوم الغاز.',
  'place.record': 'تسجيل مكاني',
  'place.ask': 'اطلب من {member} التوقيع',
  'place.asked': 'طُلب من {member} التوقيع.',
  'place.askedBefore': 'سبق أن طُلب من {member} اليوم.',
  'place.notAsked': 'تعذّر الطلب من {member}. حاول مجددًا.',
  'place.shareAnyway': 'المشاركة من دون توقيع',
};
