import type { Moment } from 'moment';

/** What changes when a day is typed or picked. */
export interface PickedDate {
	/** The day on the shop's clock; null when the text is none. */
	date: Moment | null;
	text: string;
	error: string | null;
}

export interface DatePickerProps {
	/** The chosen day. */
	date?: Moment | null;
	/** What stands in the field. */
	text?: string;
	/** What is wrong with it. */
	error?: string | null;
	/** Called with the day, its text and what is wrong with it. */
	onUpdate: ( update: PickedDate ) => void;
	/** Moment format of the text, e.g. `MM/DD/YYYY`. */
	dateFormat: string;
	/** Days that cannot be chosen. The date is at noon of the day. */
	isInvalidDate?: ( date: Date ) => boolean;
	disabled?: boolean;
	/** Names the field, by default 'Choose a date'. */
	label?: string;
}
