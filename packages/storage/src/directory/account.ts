/** Where the rows of an account are stored. */
export type AccountHome = 'device' | 'hosted';

/** A person on this device, as screens see them. */
export type Account = {
  id: string;
  name: string;
  email: string;
  /** The name of one of the pictures that the profile offers, or null. */
  avatar: string | null;
  /** ISO time. */
  createdAt: string;
  /** True for the unnamed account that owns what is written before anyone signs up. */
  visitor: boolean;
  /** 'hosted': on the hosted service as well, sealed, under the same id. */
  home: AccountHome;
};

/** 'stay': the device stores the key for three days. 'ask': only this tab's memory has it. */
export type StaySignedIn = 'stay' | 'ask';
