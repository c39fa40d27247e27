/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'f02a00bb3f4d694f85bf4c1d7ca1a8fa44c9af2cad01b92e68b499044ef09442';
