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

/** The fields of a note, as the server presents them. */
export interface NoteFields {
	name?: string;
	type?: string;
	locale?: string;
	title?: string;
	/** May contain simple markup. */
	content?: string;
	content_data?: object;
	status?: string;
	source?: string;
	/** The shop's wall clock; the other is UTC. */
	date_created?: string;
	date_created_gmt?: string;
	date_reminder?: string | null;
	date_reminder_gmt?: string | null;
	is_snoozable?: boolean;
	is_deleted?: boolean;
	is_read?: boolean;
	layout?: string;
	image?: string;
	actions?: readonly NoteAction[];
	/** A request that changes this note is on its way. */
	isUpdating?: boolean;
}

/** A message in the inbox. Fields are missing where `_fields` left them out. */
export interface Note extends NoteFields {
	id: number;
}
