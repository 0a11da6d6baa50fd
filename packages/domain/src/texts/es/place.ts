import type { placeMessages } from '../en/place.ts';
import type { Translation } from '../en/translation.ts';

export const placeSpanish: Translation<typeof placeMessages> = {
  'place.unsigned':
    'Tu lugar aún no está registrado. Hasta que firmes, los miembros que entren con tu enlace y compren se pierden para ti, para siempre.',
  'place.unsigned.free':
    'No cuesta gas. {who, select, operator {Firmas que el operador es tu patrocinador, para siempre.} other {Firmas que {sponsor} es tu patrocinador, para siempre.}}',
  'place.unknown':
    'No se pudo comprobar si tu lugar está registrado. Si no lo está, los miembros que entren con tu enlace y compren se pierden para ti, para siempre.',
  'place.expiring':
    'Tu firma para tu lugar vence el {date}. Firma de nuevo, o desde entonces los miembros que entren con tu enlace y compren se pierden para ti, para siempre.',
  'place.waiting':
    'Has firmado, pero {member}, por encima de ti, no. Hasta que también firme, los miembros que entren con tu enlace y compren se pierden para ti, para siempre.',
  'place.far':
    'Has firmado, pero por encima de ti hay más de {limit, number} miembros sin registrar. Hasta que compren miembros por encima de ti, quienes entren con tu enlace y compren se pierden para ti, para siempre.',
  'place.signed': 'Has firmado: los miembros que entren con tu enlace cuentan para ti.',
  'place.sign': 'Firmar por mi lugar',
  'place.otherSponsor':
    'Tu patrocinador ha cambiado desde que se cargó esta página. No se firmó nada. Comprueba quién es y firma de nuevo.',
  'place.notKept': 'No se pudo guardar tu firma. Inténtalo de nuevo.',
  'place.walletUpgraded':
    'Tu clave firmó, pero la mejora de tu billetera no confirma sus firmas. Retira la mejora en tu billetera y firma de nuevo, o registra tu lugar con una transacción, que cuesta gas. Hasta entonces, los miembros que entren con tu enlace y compren se pierden para ti, para siempre.',
  'place.withdrawn':
    'Tu billetera ya no confirma tu firma. Hasta que firmes de nuevo, los miembros que entren con tu enlace y compren se pierden para ti, para siempre.',
  'place.record': 'Registrar mi lugar',
  'place.ask': 'Pedir a {member} que firme',
  'place.asked': 'Se le pidió a {member} que firme.',
  'place.askedBefore': 'Ya se le pidió hoy a {member}.',
  'place.notAsked': 'No se le pudo pedir a {member}. Inténtalo de nuevo.',
  'place.shareAnyway': 'Compartir sin firmar',
};
