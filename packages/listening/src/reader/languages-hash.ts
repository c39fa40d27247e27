/** SHA-256 of languages.bin. Written by the training. */
export const languagesHash = 'd71537c8d8f55283349cd7d267c6d4126f74ba2e335dfc1bd853292d271c6e1c';
