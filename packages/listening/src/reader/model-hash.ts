/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'e976b6881c05afbca7d9547926eb4e14be92ffe3908e70e318fe6de7a203973b';
