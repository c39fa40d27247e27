/** SHA-256 of languages.bin. Written by the training. */
export const languagesHash = '9c282a339a07f9587c6ab42dacd798219c874953530ec73040aeaa5520376f95';
