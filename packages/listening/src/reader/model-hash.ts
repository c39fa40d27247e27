/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '6760524e22686518cd604dd9a82387070a0245869c524c8fcafc35c4e394ee0f';
