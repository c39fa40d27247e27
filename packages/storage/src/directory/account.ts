/** Where an account's words are kept. */
export type AccountHome = 'device' | 'hosted';

/** A person on this device, as screens see them. */
export type Account = {
  id: string;
  name: string;
  email: string;
  /** A data URL, or null. */
  avatar: string | null;
  /** ISO time. */
  createdAt: string;
  /** True for the unnamed owner of what is written before anyone signs up. */
  visitor: boolean;
  /** 'hosted': a sealed copy is kept by the hosted service as well, under the same id. */
  home: AccountHome;
};

/** 'stay': the device keeps the key for three days. 'ask': only this tab's memory has it. */
export type StaySignedIn = 'stay' | 'ask';
