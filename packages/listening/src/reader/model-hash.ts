/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'd8134d3c4dbb64419048c60c5779b25574fd4b6a175d9f8329982a1abe887dd7';
