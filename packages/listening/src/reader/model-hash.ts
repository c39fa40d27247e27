/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'd8b49dbb619f663c7d6d4396fa2df193c1855741cf5704ffbee5d3e52fee95c0';
