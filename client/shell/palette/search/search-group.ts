import type { Entry } from '../entries';

/** The results of one source for the text that is in the field. */
export interface SearchGroup {
	id: string;
	label: string;
	entries: readonly Entry[];
	isSearching: boolean;
	/** Message when the request failed. */
	failure: string | undefined;
	retry: () => void;
}
