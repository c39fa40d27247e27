/** What a line may hold. There is no place in it for words of a person or of a provider, nor for who they are. */
export type Line = {
  /** One request. */
  id: string;
  event: 'answered' | 'ended' | 'not-configured';
  status?: number;
  code?: string;
  /** What the provider answered with. */
  provider?: number;
  /** Since the request came. */
  ms?: number;
  bytes?: number;
  how?: 'whole' | 'hung-up' | 'broken';
  /** The kind of an unforeseen error, never its text. */
  kind?: string;
  /** Names of settings, never their values. */
  missing?: string[];
};

export function log(name: string, line: Line) {
  // biome-ignore lint/suspicious/noConsole: the console is where a function's log goes.
  console.info(JSON.stringify({ function: name, ...line }));
}
