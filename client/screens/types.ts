/** What every screen gets: the query of the address and its path. */
export interface ScreenProps {
	query: Record< string, unknown >;
	path: string;
}
