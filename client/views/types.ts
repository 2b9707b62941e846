import type { SavedView } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';

/** What a screen shows, for a view to keep. */
export interface Shown {
	path: string;
	query: Query;
	/** The columns that its table hides. */
	hidden: readonly string[];
	/** It is about now: it has no dates. */
	isTimeless?: boolean;
	/** The view that is open. */
	view: SavedView | undefined;
}

/** What is asked about views. */
export type ViewDialogState =
	| { kind: 'save' }
	| { kind: 'rename'; view: SavedView }
	| { kind: 'delete'; view: SavedView };
