/** A fake of on-device speech recognition. Set `Recogniser` on the global scope as `SpeechRecognition`. */
export function createFakeRecogniser() {
  const written: { text: string; local: boolean }[] = [];
  let spoken = '';

  class Recogniser extends EventTarget {
    static available = async () => 'available';
    lang = '';
    continuous = false;
    processLocally = false;
    start() {
      written.push({ text: spoken, local: this.processLocally });
    }
    stop() {
      const heard = Object.assign(new Event('result'), { results: [[{ transcript: spoken }]] });
      this.dispatchEvent(heard);
      this.dispatchEvent(new Event('end'));
    }
  }

  return {
    Recogniser,
    /** What it will hear. */
    say(text: string) {
      spoken = text;
    },
    /** Each time speech was written down, and whether on the device. */
    written: () => written,
  };
}
