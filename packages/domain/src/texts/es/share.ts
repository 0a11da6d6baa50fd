import type { shareMessages } from '../en/share.ts';
import type { Translation } from '../en/translation.ts';

export const shareSpanish: Translation<typeof shareMessages> = {
  'share.actionName': 'Compartir mi enlace',
  'share.title': 'Compartir mi enlace',
  'share.qr': 'Código QR de tu enlace de referido',
  'share.native': 'Compartir con otra aplicación',
  'share.failed': 'Este dispositivo no pudo compartir el enlace. Cópialo.',
  'share.duty': 'Lo que debes decir cuando compartes',
  'share.duty.noPromise': 'No prometas ingresos a nadie ni le muestres a nadie lo que podría ganar.',
  'share.message': 'Se envía con tu enlace',
  'share.message.text':
    'Mi enlace a Upline, una red de miembros. Los pagos salen solo de las cuotas de miembros que entran después: puedes perder todo el dinero que pongas, y nadie te promete un ingreso.',
};
