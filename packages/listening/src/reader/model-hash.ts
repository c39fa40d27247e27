/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'b0d789b487817a308bffd239923984c2d8e9d9ee9e0beca4fb98fef7a4939ac3';
