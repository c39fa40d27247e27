/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '4b238d630ed7da191f6b798f7673a14968d81444dda02bcf947d4a7e2ae91893';
