import type { Query } from '@storedeck/navigation';

/** What every screen gets: the query of the address and its path. */
export interface ScreenProps {
	query: Query;
	path: string;
}
