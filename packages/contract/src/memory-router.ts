/** A router whose addresses no browser shows: for tests, stories and rendering while building. Never on a person's page. */
export { createMemoryRouter } from 'react-router-dom';
