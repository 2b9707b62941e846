/** Note type to show; empty for all types, `urgent` for those that need a person. */
export type NoteFilter =
	| ''
	| 'urgent'
	| 'info'
	| 'marketing'
	| 'survey'
	| 'warning'
	| 'error'
	| 'update';
