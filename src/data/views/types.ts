/** For whom a view is: its maker, or everybody in the shop. */
export type ViewScope = 'own' | 'shop';

/** What a view keeps. */
export interface ViewFields {
	name: string;
	/** Path of the screen, `/analytics/orders`. */
	path: string;
	/** Query of the address without page and path: filters, dates, chart. */
	query: string;
	/** Columns that the table does not show; null leaves that to the reader. */
	hidden_columns: readonly string[] | null;
	scope: ViewScope;
}

/** A saved view of a report. */
export interface SavedView extends ViewFields {
	id: string;
	/** It stands on the reader's Overview. */
	is_pinned: boolean;
	/** The reader may change and delete it. */
	can_edit: boolean;
}
