import type { dataMessages } from '../en/data.ts';
import type { Translation } from '../en/translation.ts';

export const dataSpanish: Translation<typeof dataMessages> = {
  'data.title': 'Tus datos',
  'data.text':
    'Lo que guardamos sobre ti aparte de lo que registra la cadena. Soporte responde a cada solicitud en un plazo de 30 días.',
  'data.copy': 'Una copia de tus datos',
  'data.copy.text':
    'Un archivo con tu perfil, tus sesiones, tus notificaciones, tus tickets con sus mensajes y nombres de archivos, y qué personas de soporte abrieron tus datos. Tu libro de ingresos tiene su propio archivo.',
  'data.copy.ask': 'Pedir una copia',
  'data.erase': 'Borrar tus datos',
  'data.erase.gone':
    'Se borran: tu nombre y tu foto, los textos y archivos de tus tickets, lo que soporte empezó a escribir en ellos, las copias anteriores de tus datos, tus notificaciones y tus sesiones. Antes, soporte cierra tus tickets abiertos.',
  'data.erase.kept':
    'Se conservan: lo que registra la cadena, como tus compras y tu lugar. También tu ID, tu billetera y tu patrocinador, los términos que aceptaste, la firma de tu lugar, los números, fechas, valoraciones, etiquetas y prioridades de tus tickets, a quién se asignaron, y el registro de lo que hizo soporte, por tu ID.',
  'data.erase.ask': 'Pedir el borrado',
  'data.erase.confirm': '¿Pedir que se borren tus datos?',
  'data.erase.confirm.text':
    'Puedes retirar la solicitud hasta que se responda. Lo que se ha borrado no se puede recuperar.',
  'data.asking': 'Enviando…',
  'data.sent': 'Tu solicitud se ha enviado.',
  'data.notSent': 'Tu solicitud no se ha enviado. Inténtalo de nuevo.',
  'data.alreadyAsked': 'Ya lo has pedido.',
  'data.keeping': 'Cuánto tiempo los guardamos',
  'data.keeping.profile': 'Tu perfil y los textos de tus tickets: hasta que pidas borrarlos y los borremos',
  'data.keeping.ticketFiles':
    'Archivos de un ticket: {days, plural, one {# día} many {# días} other {# días}} después de cerrarse',
  'data.keeping.notifications': 'Notificaciones: {days, plural, one {# día} many {# días} other {# días}}',
  'data.keeping.drafts':
    'Respuestas que soporte empezó y no envió: {days, plural, one {# día} many {# días} other {# días}}',
  'data.keeping.exports': 'Copias de tus datos: {days, plural, one {# día} many {# días} other {# días}}',
  'data.keeping.sessions': 'Sesiones: 7 días después de su último uso, 30 días como máximo',
  'data.keeping.audit': 'El registro de lo que hizo soporte: para siempre',
  'data.requests': 'Tus solicitudes',
  'data.requests.none': 'Aún no has pedido nada.',
  'data.state.open': 'Abierta',
  'data.state.fulfilled': 'Hecha',
  'data.state.refused': 'Rechazada',
  'data.state.withdrawn': 'Retirada',
  'data.asked': 'Pedida',
  'data.due': 'Respuesta antes de',
  'data.answered': 'Respondida',
  'data.until': 'Descarga hasta',
  'data.reason': 'Motivo',
  'data.download': 'Descargar la copia',
  'data.downloading': 'Preparando el archivo…',
  'data.notDownloaded': 'No se pudo descargar la copia. Inténtalo de nuevo.',
  'data.withdraw': 'Retirar',
  'data.withdrawName': 'Retirar: {request}',
  'data.withdrawn': 'Tu solicitud se ha retirado.',
  'data.notWithdrawn': 'Tu solicitud no se ha retirado. Inténtalo de nuevo.',
  'data.notLoaded': 'No se pudieron cargar tus solicitudes.',
};
