/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '65266cd50ca8a0679d2c64bc371f68c3b274e441b574b1a96a40bfe243bf507a';
