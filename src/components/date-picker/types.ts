import type { Moment } from 'moment';

/** The values that change when a date is typed or selected. */
export interface PickedDate {
	/** Date in site time; null if the text is not a valid date. */
	date: Moment | null;
	text: string;
	error: string | null;
}

export interface DatePickerProps {
	/** Selected date. */
	date?: Moment | null;
	/** Text of the field. */
	text?: string;
	/** Validation error. */
	error?: string | null;
	/** Called with the date, its text and the validation error. */
	onUpdate: ( update: PickedDate ) => void;
	/** Moment format of the text, for example `MM/DD/YYYY`. */
	dateFormat: string;
	/** Whether a day is unavailable. Receives noon of that day. */
	isInvalidDate?: ( date: Date ) => boolean;
	disabled?: boolean;
	/** Label of the field; defaults to “Choose a date”. */
	label?: string;
}
