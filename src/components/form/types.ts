import type { ReactElement, SyntheticEvent } from 'react';

/** Values by field name. */
export type FormValues = Record< string, unknown >;

/** Errors by field name. */
export type FormErrors< Values > = { [ Name in keyof Values ]?: string | null };

/** Props of a field. */
export interface InputProps< Value > {
	value: Value;
	/** For checkboxes. */
	checked: boolean;
	/** For radio buttons and select controls. */
	selected: Value;
	/** Accepts a value or an input event. */
	onChange: ( change: Value | SyntheticEvent ) => void;
	/** Marks the field as touched, so that its error is shown. */
	onBlur: () => void;
	className: 'has-error' | null;
	/** The error, if the field was touched. */
	help: string | null;
}

/** Arguments of the render function. */
export interface FormState< Values extends FormValues > {
	values: Values;
	errors: FormErrors< Values >;
	/** Fields that the user has visited. */
	touched: { [ Name in keyof Values ]?: boolean };
	setTouched: ( name: keyof Values, isTouched?: boolean ) => void;
	setValue: < Name extends keyof Values >(
		name: Name,
		value: Values[ Name ]
	) => void;
	/** Marks all fields as touched and submits if there are no errors. */
	handleSubmit: () => Promise< void >;
	getInputProps: < Name extends keyof Values & string >(
		name: Name
	) => InputProps< Values[ Name ] >;
	isValidForm: boolean;
}

export interface FormProps< Values extends FormValues > {
	/** Renders the form. */
	children: ( state: FormState< Values > ) => ReactElement | null;
	/**
	 * By field name. Fields without a value are undefined at first.
	 *
	 * @default {}
	 */
	initialValues?: Values;
	errors?: FormErrors< Values >;
	touched?: { [ Name in keyof Values ]?: boolean };
	/** Returns the errors. */
	validate?: ( values: Values ) => FormErrors< Values > | void;
	/** Called with the values if there are no errors. */
	onSubmit?: ( values: Values ) => unknown;
	/**
	 * Called with the changed value, all values, and whether there are no
	 * errors.
	 */
	onChange?: (
		change: { name: keyof Values; value: unknown },
		values: Values,
		isValid: boolean
	) => void;
	/** Deprecated name of `onSubmit`; takes precedence. */
	onSubmitCallback?: ( ( values: Values ) => unknown ) | null;
	/** Deprecated name of `onChange`; takes precedence. */
	onChangeCallback?: FormProps< Values >[ 'onChange' ] | null;
}
