/** What the messages are chosen by; every kind when it is empty. */
export type NoteFilter =
	| ''
	| 'info'
	| 'marketing'
	| 'survey'
	| 'warning'
	| 'error'
	| 'update';
