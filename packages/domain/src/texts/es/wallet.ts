import type { Translation } from '../en/translation.ts';
import type { walletMessages } from '../en/wallet.ts';

export const walletSpanish: Translation<typeof walletMessages> = {
  'wallet.connect': 'Conectar billetera',
  'wallet.connecting': 'Conectando…',
  'wallet.disconnect': 'Desconectar y cerrar sesión',
  'wallet.ofBrowser': 'Billetera de este navegador',
  'wallet.switch': 'Cambiar de red',
  'wallet.connected': 'Billetera conectada',
  'wallet.demo': 'Prueba',
  'wallet.pairing.text': 'Escanea este código con la billetera de tu teléfono antes de cinco minutos.',
  'wallet.pairing.code': 'Código QR que conecta una billetera',
  'wallet.pairing.copy': 'Copiar enlace',
  'wallet.pairing.open': 'Abrir una billetera en este dispositivo',
  'wallet.pairing.expired': 'El código ha caducado. Conecta de nuevo para obtener otro.',
  'wallet.pending': 'Hay una solicitud en espera en tu billetera. Ábrela y responde.',
  'chain.polygon': 'Polygon',
  'chain.local': 'Cadena local',
  'chain.fork': 'Copia del bloque {block}',
};
