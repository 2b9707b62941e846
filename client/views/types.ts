import type { SavedView } from '@storedeck/data';
import type { Query } from '@storedeck/navigation';

/** The parts of a screen that a view saves. */
export interface ScreenState {
	path: string;
	query: Query;
	/** Ids of the hidden columns. */
	hidden: readonly string[];
	/** The report has no period. */
	isTimeless?: boolean;
	/** The open view. */
	view: SavedView | undefined;
}

export type ViewDialogState =
	| { kind: 'save' }
	| { kind: 'rename'; view: SavedView }
	| { kind: 'delete'; view: SavedView };
