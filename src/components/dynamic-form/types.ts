import type { FormErrors } from '../form';

export interface DynamicField {
	id: string;
	/** `text`, `password`, `checkbox` or `select`. */
	type: string;
	/** Name of the field; `title` stands in for it. */
	label?: string;
	title?: string;
	/** What there is to know about it. */
	description?: string;
	/** More of it. */
	tip?: string;
	/** Text; a checkbox is checked when it is `yes`. */
	value?: string;
	/** Where there is no `value`. */
	default?: string;
	/** What a select field offers, by key. */
	options?: Record< string, string >;
	placeholder?: string;
	/** Class name. */
	class?: string;
	/** Not looked at: styles belong in style files. */
	css?: string;
}

/** Text, or whether a checkbox is checked, by the id of the field. */
export type DynamicValues = Record< string, string | boolean >;

export interface DynamicFormProps {
	/** A list, or a map by whatever key. */
	fields: readonly DynamicField[] | Record< string, DynamicField >;
	/**
	 * Gives what is wrong, by the id of the field.
	 *
	 * @default () => ( {} )
	 */
	validate?: ( values: DynamicValues ) => FormErrors< DynamicValues >;
	/**
	 * Whether what was submitted is at work.
	 *
	 * @default false
	 */
	isBusy?: boolean;
	/** Called with all values when nothing is wrong. */
	onSubmit?: ( values: DynamicValues ) => unknown;
	/** Called with a change, all values, and whether nothing is wrong. */
	onChange?: (
		change: { name: string | number; value: unknown },
		values: DynamicValues,
		isValid: boolean
	) => void;
	/**
	 * @default 'Proceed'
	 */
	submitLabel?: string;
}
