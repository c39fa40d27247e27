/**
 * HarfBuzz, as the browsers themselves use it, called without the package's own JavaScript: that waits at its top level
 * and asks for Node, which a Worker's bundle allows neither.
 */
export type Glyph = {
  id: number;
  /** Where in the text its cluster begins. */
  cluster: number;
  /** Thousandths of the text's size. */
  advance: number;
  dx: number;
  dy: number;
};

/** A font that is ready to shape. */
export type ShapedFont = {
  has(codePoint: number): boolean;
  /** Glyphs from left to right, whatever the direction. */
  shape(text: string, rtl: boolean): Glyph[];
};

export type Shaper = { open(sfnt: Uint8Array): ShapedFont };

type Heap = { memory: WebAssembly.Memory; malloc(bytes: number): number; free(at: number): void };
type HarfBuzz = Heap & Record<string, (...given: number[]) => number>;

// Values of HarfBuzz's enumerations.
const writable = 2;
const removeIgnorables = 8;
const everyCharacter = 1;
const [ltr, rtlDirection] = [4, 5];

export async function createShaper(wasm: BufferSource): Promise<Shaper> {
  let memory: WebAssembly.Memory | undefined;
  const env = {
    emscripten_resize_heap: (wanted: number) => grow(memory, wanted >>> 0),
    _abort_js: () => fail(),
    _emscripten_runtime_keepalive_clear: () => {},
    _setitimer_js: () => 0,
  };
  const imports = { env, wasi_snapshot_preview1: { proc_exit: () => fail() } };
  const { instance } = await WebAssembly.instantiate(wasm, imports);
  const hb = instance.exports as unknown as HarfBuzz;
  memory = hb.memory;
  hb.__wasm_call_ctors?.();
  const buffer = call(hb, 'hb_buffer_create');
  return { open: (sfnt) => openFont(hb, buffer, sfnt) };
}

function openFont(hb: HarfBuzz, buffer: number, sfnt: Uint8Array): ShapedFont {
  const data = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, data);
  const blob = call(hb, 'hb_blob_create', data, sfnt.length, writable, 0, 0);
  const face = call(hb, 'hb_face_create', blob, 0);
  const font = call(hb, 'hb_font_create', face);
  const scale = 1000 / call(hb, 'hb_face_get_upem', face);
  const found = hb.malloc(4);
  return {
    has: (codePoint) => call(hb, 'hb_font_get_nominal_glyph', font, codePoint, found) !== 0,
    shape(text, rtl) {
      const units = hb.malloc(text.length * 2);
      const letters = new Uint16Array(hb.memory.buffer, units, text.length);
      for (let at = 0; at < text.length; at += 1) letters[at] = text.charCodeAt(at);
      call(hb, 'hb_buffer_reset', buffer);
      call(hb, 'hb_buffer_add_utf16', buffer, units, text.length, 0, text.length);
      call(hb, 'hb_buffer_set_direction', buffer, rtl ? rtlDirection : ltr);
      call(hb, 'hb_buffer_guess_segment_properties', buffer);
      call(hb, 'hb_buffer_set_flags', buffer, removeIgnorables);
      call(hb, 'hb_buffer_set_cluster_level', buffer, everyCharacter);
      call(hb, 'hb_shape', font, buffer, 0, 0);
      hb.free(units);
      return readGlyphs(hb, buffer, scale);
    },
  };
}

/** `hb_glyph_info_t` and `hb_glyph_position_t` are five 32-bit numbers each. */
function readGlyphs(hb: HarfBuzz, buffer: number, scale: number): Glyph[] {
  const count = call(hb, 'hb_buffer_get_length', buffer);
  const infos = new Uint32Array(
    hb.memory.buffer,
    call(hb, 'hb_buffer_get_glyph_infos', buffer, 0),
    count * 5,
  );
  const places = new Int32Array(
    hb.memory.buffer,
    call(hb, 'hb_buffer_get_glyph_positions', buffer, 0),
    count * 5,
  );
  return Array.from({ length: count }, (_, index) => ({
    id: infos[index * 5] ?? 0,
    cluster: infos[index * 5 + 2] ?? 0,
    advance: (places[index * 5] ?? 0) * scale,
    dx: (places[index * 5 + 2] ?? 0) * scale,
    dy: (places[index * 5 + 3] ?? 0) * scale,
  }));
}

function call(hb: HarfBuzz, name: string, ...given: number[]): number {
  const work = hb[name];
  return work ? work(...given) : fail();
}

function grow(memory: WebAssembly.Memory | undefined, wanted: number): number {
  const missing = wanted - (memory?.buffer.byteLength ?? 0);
  try {
    memory?.grow(Math.ceil(Math.max(missing, 0) / 65_536) + 64);
    return 1;
  } catch {
    return 0;
  }
}

function fail(): never {
  throw new Error('HarfBuzz stopped');
}
