import { useId } from 'react';
import styles from './developer-bar.module.css';
import { type DeveloperSession, developerSessions } from './developer-session.ts';
import { type DeveloperTheme, developerThemes } from './developer-theme.ts';

export type DeveloperBarProps = {
  /** The feature's id. */
  feature: string;
  /** Its addresses that need no id. */
  pages: readonly string[];
  /** The address that is shown, which may be none of them. */
  page: string;
  onPageChange: (page: string) => void;
  session: DeveloperSession | null;
  onSessionChange: (session: DeveloperSession) => void;
  theme: DeveloperTheme;
  onThemeChange: (theme: DeveloperTheme) => void;
  onFill: () => void;
  onEmpty: () => void;
  /** What is going on, or what did not work. */
  status: string;
  /** Nothing can be chosen meanwhile. */
  busy: boolean;
};

const themeNames = { system: 'system', light: 'day', dark: 'night' };

/** A row above a feature's own page, for whoever develops it. It looks like a tool, since it is no part of the product. */
export function DeveloperBar(props: DeveloperBarProps) {
  const { feature, pages, page, session, theme, status, busy } = props;
  return (
    <aside className={styles.bar} aria-label="Developer bar">
      <strong>{feature}</strong>
      <Choice
        name="Page"
        value={page}
        options={pages.includes(page) ? pages : [page, ...pages]}
        onChange={props.onPageChange}
      />
      <Choice
        name="Session"
        value={session ?? 'visitor'}
        options={developerSessions}
        disabled={busy || session === null}
        onChange={props.onSessionChange}
      />
      <Choice
        name="Theme"
        value={theme}
        options={developerThemes}
        nameOf={(one) => themeNames[one]}
        onChange={props.onThemeChange}
      />
      <button type="button" disabled={busy} onClick={props.onFill}>
        Fill with test data
      </button>
      <button type="button" disabled={busy} onClick={props.onEmpty}>
        Start empty
      </button>
      <span role="status">{status}</span>
    </aside>
  );
}

type ChoiceProps<V extends string> = {
  name: string;
  value: V;
  options: readonly V[];
  /** How an option reads; as it is when not given. */
  nameOf?: (option: V) => string;
  disabled?: boolean;
  onChange: (value: V) => void;
};

function Choice<V extends string>({
  name,
  value,
  options,
  nameOf,
  disabled,
  onChange,
}: ChoiceProps<V>) {
  const id = useId();
  return (
    <span className={styles.choice}>
      <label htmlFor={id}>{name}</label>
      <select
        id={id}
        value={value}
        disabled={disabled}
        onChange={(event) => {
          const chosen = options.find((option) => option === event.target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOf ? nameOf(option) : option}
          </option>
        ))}
      </select>
    </span>
  );
}
