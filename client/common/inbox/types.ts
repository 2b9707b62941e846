/** Note type to show; empty for all types. */
export type NoteFilter =
	| ''
	| 'info'
	| 'marketing'
	| 'survey'
	| 'warning'
	| 'error'
	| 'update';
