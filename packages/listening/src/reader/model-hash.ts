/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '5603f0446e0a56db504d37ee002f19e0ea4ccda5ef5fb1c08d800e5e92c5c504';
