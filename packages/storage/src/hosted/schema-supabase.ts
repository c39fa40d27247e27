/** Written by `pnpm hosted:types` from the migrations. A check of the hosted side fails where it is out of date. */
type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audio_chunks: {
        Row: {
          bytes: string;
          created_at: string;
          entry_id: string;
          id: string;
          index: number;
          op: string;
          rev: number;
          seal: string | null;
          seq: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          bytes: string;
          created_at?: string;
          entry_id: string;
          id: string;
          index: number;
          op: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          user_id?: string;
        };
        Update: {
          bytes?: string;
          created_at?: string;
          entry_id?: string;
          id?: string;
          index?: number;
          op?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      device_statements: {
        Row: {
          created_at: string;
          id: string;
          op: string;
          rev: number;
          seq: number;
          user_id: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          op: string;
          rev?: number;
          seq?: number;
          user_id?: string;
          value: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          op?: string;
          rev?: number;
          seq?: number;
          user_id?: string;
          value?: string;
        };
        Relationships: [];
      };
      emotion_records: {
        Row: {
          created_at: string;
          emotion: string;
          id: string;
          intensity: string;
          notes: string;
          op: string;
          rev: number;
          seal: string | null;
          seq: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          emotion: string;
          id: string;
          intensity: string;
          notes: string;
          op: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          emotion?: string;
          id?: string;
          intensity?: string;
          notes?: string;
          op?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          user_id?: string;
        };
        Relationships: [];
      };
      journal_entries: {
        Row: {
          audioData: string | null;
          content: string;
          created_at: string;
          date: string;
          editedAt: string | null;
          id: string;
          op: string;
          rev: number;
          seal: string | null;
          seq: number;
          tags: string;
          title: string;
          type: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          audioData?: string | null;
          content: string;
          created_at?: string;
          date: string;
          editedAt?: string | null;
          id: string;
          op: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          tags: string;
          title: string;
          type: string;
          user_id?: string;
        };
        Update: {
          audioData?: string | null;
          content?: string;
          created_at?: string;
          date?: string;
          editedAt?: string | null;
          id?: string;
          op?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          tags?: string;
          title?: string;
          type?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      key_envelopes: {
        Row: {
          checksum: string;
          created_at: string;
          id: string;
          kdf: Json | null;
          kind: string;
          op: string;
          rev: number;
          seal: string | null;
          seq: number;
          user_id: string;
          wrapped: string;
        };
        ComputedFields: never;
        Insert: {
          checksum: string;
          created_at?: string;
          id: string;
          kdf?: Json | null;
          kind: string;
          op: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          user_id?: string;
          wrapped: string;
        };
        Update: {
          checksum?: string;
          created_at?: string;
          id?: string;
          kdf?: Json | null;
          kind?: string;
          op?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          user_id?: string;
          wrapped?: string;
        };
        Relationships: [];
      };
      saved_moments: {
        Row: {
          content: string;
          created_at: string;
          createdAt: string;
          id: string;
          op: string;
          rev: number;
          seal: string | null;
          seq: number;
          source: string;
          sourceId: string | null;
          tags: string | null;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          createdAt: string;
          id: string;
          op: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          source: string;
          sourceId?: string | null;
          tags?: string | null;
          user_id?: string;
        };
        Update: {
          content?: string;
          created_at?: string;
          createdAt?: string;
          id?: string;
          op?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          source?: string;
          sourceId?: string | null;
          tags?: string | null;
          user_id?: string;
        };
        Relationships: [];
      };
      tombstones: {
        Row: {
          id: string;
          rev: number;
          seal: string | null;
          seq: number;
          table_name: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          id: string;
          rev: number;
          seal?: string | null;
          seq: number;
          table_name: string;
          user_id: string;
        };
        Update: {
          id?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          table_name?: string;
          user_id?: string;
        };
        Relationships: [];
      };
      user_data: {
        Row: {
          created_at: string;
          id: string;
          key: string;
          op: string;
          rev: number;
          seal: string | null;
          seq: number;
          updated_at: string;
          user_id: string;
          value: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          key: string;
          op: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          updated_at: string;
          user_id?: string;
          value: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          key?: string;
          op?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          updated_at?: string;
          user_id?: string;
          value?: string;
        };
        Relationships: [];
      };
      writing_streaks: {
        Row: {
          created_at: string;
          id: string;
          last_write_date: string;
          op: string;
          rev: number;
          seal: string | null;
          seq: number;
          streak_count: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          last_write_date: string;
          op: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          streak_count: number;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          last_write_date?: string;
          op?: string;
          rev?: number;
          seal?: string | null;
          seq?: number;
          streak_count?: number;
          user_id?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      leave_hosting: { Args: Record<PropertyKey, never>; Returns: undefined };
      remove_row: {
        Args: { base: number; proof: string; row_id: string; target: string };
        Returns: string[];
      };
      take_turn: { Args: { kind: string }; Returns: number };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};
