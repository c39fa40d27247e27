import { createCipheriv, createDecipheriv, createHash, hkdfSync } from 'node:crypto';

const tagLength = 16;

/**
 * WebCrypto answers from a pool of threads, in an order that differs from run to run. This puts AES-GCM and SHA-256 of the same
 * bytes in its place, under the row key of one data key, so that a run can be repeated exactly. Returns what ends it.
 */
export function useSynchronousCrypto(dataKey: Uint8Array): () => void {
  const key = new Uint8Array(hkdfSync('sha256', dataKey, '', 'mooring/v1/rows', 32));
  const { subtle } = crypto;
  const bytesOf = (data: BufferSource) =>
    ArrayBuffer.isView(data)
      ? new Uint8Array(data.buffer, data.byteOffset, data.byteLength)
      : new Uint8Array(data);
  const partsOf = (algorithm: AlgorithmIdentifier) => {
    const { iv, additionalData = new Uint8Array(0) } = algorithm as AesGcmParams;
    return { iv: bytesOf(iv), additionalData: bytesOf(additionalData) };
  };
  subtle.encrypt = async (algorithm, _key, data) => {
    const { iv, additionalData } = partsOf(algorithm);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    cipher.setAAD(additionalData);
    const parts = [cipher.update(bytesOf(data)), cipher.final(), cipher.getAuthTag()];
    return new Uint8Array(Buffer.concat(parts)).buffer;
  };
  subtle.decrypt = async (algorithm, _key, data) => {
    const { iv, additionalData } = partsOf(algorithm);
    const decipher = createDecipheriv('aes-256-gcm', key, iv);
    const sealed = bytesOf(data);
    decipher.setAAD(additionalData);
    decipher.setAuthTag(sealed.subarray(sealed.length - tagLength));
    const opened = decipher.update(sealed.subarray(0, sealed.length - tagLength));
    return new Uint8Array(Buffer.concat([opened, decipher.final()])).buffer;
  };
  subtle.digest = async (_algorithm, data) =>
    new Uint8Array(createHash('sha256').update(bytesOf(data)).digest()).buffer;
  return () => {
    Reflect.deleteProperty(subtle, 'digest');
    Reflect.deleteProperty(subtle, 'encrypt');
    Reflect.deleteProperty(subtle, 'decrypt');
  };
}
