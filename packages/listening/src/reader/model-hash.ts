/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'e290cb42e7cededfa1ed14f2345cc87076e34dd9f494b333807963015f7441b2';
