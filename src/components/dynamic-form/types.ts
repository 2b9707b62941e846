import type { FormErrors } from '../form';

export interface DynamicField {
	id: string;
	/** `text`, `password`, `checkbox` or `select`. */
	type: string;
	/** Label; falls back to `title`. */
	label?: string;
	title?: string;
	description?: string;
	/** Shown after the description. */
	tip?: string;
	/** A checkbox is checked if the value is `yes`. */
	value?: string;
	/** Used if `value` is not set. */
	default?: string;
	/** Labels of a select field by value. */
	options?: Record< string, string >;
	placeholder?: string;
	/** Class name of the field. */
	class?: string;
	/** Ignored. Accepted for compatibility with WooCommerce settings. */
	css?: string;
}

/** Values by field id: strings, or booleans for checkboxes. */
export type DynamicValues = Record< string, string | boolean >;

export interface DynamicFormProps {
	/** A list, or an object with any keys. */
	fields: readonly DynamicField[] | Record< string, DynamicField >;
	/**
	 * Returns errors by field id.
	 *
	 * @default () => ( {} )
	 */
	validate?: ( values: DynamicValues ) => FormErrors< DynamicValues >;
	/**
	 * Whether the form is being submitted.
	 *
	 * @default false
	 */
	isBusy?: boolean;
	/** Called with all values if there are no errors. */
	onSubmit?: ( values: DynamicValues ) => unknown;
	/**
	 * Called with the changed value, all values, and whether there are no
	 * errors.
	 */
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
