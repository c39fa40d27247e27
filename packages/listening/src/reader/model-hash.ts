/** SHA-256 of model.bin. Written by the training. */
export const modelHash = 'e835bcd40fd2964334753a93ae7ff9de3f7b37e00a5759e502491885d0fd609f';
