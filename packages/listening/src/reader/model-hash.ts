/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '3e1e88f2b3789f4d7ad75a9dbd7ec014f608c2705c23a88749e3c3efd1d8601a';
