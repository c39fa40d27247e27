import { paths } from '@mooring/contract';
import { useLocation, useNavigate } from '@mooring/contract/router';

/** One step back, or to the dashboard when this page was the first one opened. */
export function useBack(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  return () => void (key === 'default' ? navigate(paths.dashboard.to()) : navigate(-1));
}
