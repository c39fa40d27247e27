/** The only part of react-router-dom in use. Shared once by all remotes; add a name here when a screen needs it. */
export {
  createBrowserRouter,
  isRouteErrorResponse,
  Link,
  type Location,
  matchPath,
  Navigate,
  Outlet,
  type RouteObject,
  RouterProvider,
  type RouterProviderProps,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom';
export { featureRoutes, type ScreenModule } from './feature-routes.ts';
export { useStepParam } from './use-step-param.ts';
