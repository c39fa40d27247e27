/** SHA-256 of languages.bin. Written by the training. */
export const languagesHash = '8c78b5068d101a22617137d7c60820a40b13f50bd3200527cc6f1ab14fdf3bf8';
