import type { Query } from '@storedeck/navigation';

/** Props of every screen: the `path` parameter and the query of the URL. */
export interface ScreenProps {
	query: Query;
	path: string;
}
