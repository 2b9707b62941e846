import type { MouseEvent } from 'react';
import type { Query } from '@storedeck/navigation';
import type { GetLabels } from '../search/use-labels';

export interface CompareFilterProps {
	/** Returns the labels of the ids in the URL. Without it, ids are shown. */
	getLabels?: GetLabels;
	labels?: {
		title?: string;
		placeholder?: string;
		/** Text of the button. */
		update?: string;
		/** Tooltip of the button when fewer than two items are selected. */
		helpText?: string;
		[ name: string ]: string | undefined;
	};
	/** URL parameter with the comma-separated ids. */
	param: string;
	/** Path of the screen inside the app. */
	path: string;
	query?: Query;
	/** Type of the items, see `Search`. */
	type: string;
	autocompleter?: object;
	/** Called after the URL has been updated. */
	onClick?: ( event: MouseEvent< HTMLElement > ) => void;
}
