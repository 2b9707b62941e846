import type { MouseEvent } from 'react';
import type { Query } from '@storedeck/navigation';
import type { GetLabels } from '../search/use-labels';

export interface CompareFilterProps {
	/** Names the things of the address; without it they go by their ids. */
	getLabels?: GetLabels;
	labels?: {
		title?: string;
		placeholder?: string;
		/** The text of the button. */
		update?: string;
		/** Why the button cannot be pressed with fewer than two. */
		helpText?: string;
		[ name: string ]: string | undefined;
	};
	/** Parameter that holds the ids, with commas between them. */
	param: string;
	/** Path inside the app that the comparison belongs to. */
	path: string;
	query?: Query;
	/** What is compared, see `Search`. */
	type: string;
	autocompleter?: object;
	/** Called after the address was updated. */
	onClick?: ( event: MouseEvent< HTMLElement > ) => void;
}
