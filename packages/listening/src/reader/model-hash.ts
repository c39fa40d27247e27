/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'e417193ca114518dc400caecd000d1edcfa72c0576e21b4a57196a10f0f90aa9';
