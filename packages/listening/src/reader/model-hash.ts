/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '0f512c8bc54704eb81b5dedb4b5c063f60b2068c15e26a5695c3993f995e85b6';
