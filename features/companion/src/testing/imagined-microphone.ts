/** A browser whose microphone gives a second of sound, or is refused. Set its parts on the global scope. */
export function imaginedMicrophone() {
  let refused = false;
  const tracks: { stopped: boolean; stop(): void; kind: string }[] = [];
  const words: { text: string; local: boolean }[] = [];
  let spoken = '';

  const stream = () => {
    const track = {
      kind: 'audio',
      stopped: false,
      stop() {
        track.stopped = true;
      },
    };
    tracks.push(track);
    return { getTracks: () => [track], getAudioTracks: () => [track] };
  };

  class Recorder extends EventTarget {
    state = 'inactive';
    mimeType = 'audio/webm';
    ondataavailable: ((event: { data: Blob }) => void) | null = null;
    start() {
      this.state = 'recording';
    }
    stop() {
      this.state = 'inactive';
      this.ondataavailable?.({ data: new Blob(['sound']) });
      this.dispatchEvent(new Event('stop'));
    }
  }

  class Context {
    async decodeAudioData() {
      return { getChannelData: () => new Float32Array(16_000).fill(0.4) };
    }
  }

  class Recogniser extends EventTarget {
    static available = async () => 'available';
    lang = '';
    continuous = false;
    processLocally = false;
    start() {
      words.push({ text: spoken, local: this.processLocally });
    }
    stop() {
      const heard = Object.assign(new Event('result'), { results: [[{ transcript: spoken }]] });
      this.dispatchEvent(heard);
      this.dispatchEvent(new Event('end'));
    }
  }

  return {
    devices: {
      getUserMedia: async () => {
        if (refused) throw new DOMException('No', 'NotAllowedError');
        return stream();
      },
    },
    Recorder,
    Context,
    Recogniser,
    refuse() {
      refused = true;
    },
    /** What a recogniser on the device will hear. */
    say(text: string) {
      spoken = text;
    },
    listening: () => tracks.some(({ stopped }) => !stopped),
    /** Each time speech was written down, and whether on the device. */
    written: () => words,
  };
}
