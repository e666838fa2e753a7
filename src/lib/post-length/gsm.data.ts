/** GSM 7-bit default alphabet (3GPP TS 23.038, 6.2.1), without the escape. */
export const GSM_BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';

/** Its extension (6.2.1.1): each takes the room of two. */
export const GSM_EXTENSION = '\f^{}\\[~]|€';
