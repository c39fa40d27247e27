/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '778ee19a16d92d66f629e7eafdf7ad7903821b78f07ee9a65f6170845aa18239';
