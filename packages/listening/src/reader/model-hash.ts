/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '77d69dbae4b83b3738dda389767c1f25ef0231cb0ba6d0103763c23b4508955a';
