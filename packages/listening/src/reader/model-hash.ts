/** SHA-256 of model.bin. Written by the training. */
export const modelHash = '710d0f27d476f6cf52678acc06eb3b35ec03522435700e81bccf9103c0a43ee7';
