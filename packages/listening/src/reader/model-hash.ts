/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '68775db9241c46183ce597ae38c60590358a8861ca68c1528d98dc4986267683';
