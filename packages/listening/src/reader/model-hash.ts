/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '577b327e872e9e9e1ec4d9856b62345369cfe8faec13cc2ae4f933b251ed8d04';
