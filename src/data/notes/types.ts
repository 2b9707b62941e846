import type { ResponseOf, FieldsOf, QueryOf } from '../routes';

/** What the list of notes can be asked. */
export type NotesQuery = QueryOf< '/wc-analytics/admin/notes' >;

/** Which notes are removed; all of them unless told. */
export type NotesRemovalQuery = FieldsOf<
	'/wc-analytics/admin/notes/delete/all',
	'DELETE'
>;

/** What can be saved of a note. */
export type NoteUpdate = FieldsOf< '/wc-analytics/admin/notes/{id}' >;

/** What a note offers to do. */
export interface NoteAction {
	id: number;
	name?: string;
	label?: string;
	/** Where it leads, as it was defined: an address or a part of one. */
	query?: string;
	/** Where it leads, whole; empty when it only answers the note. */
	url?: string;
	status?: string;
	/** What stands in place of the action once it was taken. */
	actioned_text?: string;
	nonce_action?: string | null;
	nonce_name?: string | null;
}

/**
 * The fields of a note, as the server presents them. Dates are the shop's wall
 * clock, those that end in `_gmt` are UTC; the content may hold simple markup.
 */
export interface NoteFields
	extends Partial<
		Omit< ResponseOf< '/wc-analytics/admin/notes' >, 'id' | 'actions' >
	> {
	actions?: readonly NoteAction[];
	/** A request that changes this note is on its way. */
	isUpdating?: boolean;
}

/** A message in the inbox. Fields are missing where `_fields` left them out. */
export interface Note extends NoteFields {
	id: number;
}
