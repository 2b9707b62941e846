import type { ResponseOf, FieldsOf, QueryOf } from '../routes';

/** The query of the list of notes. */
export type NotesQuery = QueryOf< '/wc-analytics/admin/notes' >;

/** The notes to remove; all of them by default. */
export type NotesRemovalQuery = FieldsOf<
	'/wc-analytics/admin/notes/delete/all',
	'DELETE'
>;

/** The fields of a note that can be saved. */
export type NoteUpdate = FieldsOf< '/wc-analytics/admin/notes/{id}' >;

/** An action of a note. */
export interface NoteAction {
	id: number;
	name?: string;
	label?: string;
	/** The URL as it was defined, absolute or relative. */
	query?: string;
	/** The absolute URL; empty when the action only dismisses the note. */
	url?: string;
	status?: string;
	/** Text that replaces the action after it was triggered. */
	actioned_text?: string;
	nonce_action?: string | null;
	nonce_name?: string | null;
}

/**
 * The fields of a note, as the server returns them. Dates are in site time,
 * those that end in `_gmt` are UTC; the content may contain simple HTML.
 */
export interface NoteFields
	extends Partial<
		Omit< ResponseOf< '/wc-analytics/admin/notes' >, 'id' | 'actions' >
	> {
	actions?: readonly NoteAction[];
	/** Whether a request that changes this note is pending. */
	isUpdating?: boolean;
}

/** A note in the inbox. Fields can be omitted with `_fields`. */
export interface Note extends NoteFields {
	id: number;
}
