import type { ReactElement, SyntheticEvent } from 'react';

/** Values of a form, by name. */
export type FormValues = Record< string, unknown >;

/** What is wrong, by the name of the field. */
export type FormErrors< Values > = { [ Name in keyof Values ]?: string | null };

/** What a field of a form is given. */
export interface InputProps< Value > {
	value: Value;
	/** For checkboxes. */
	checked: boolean;
	/** For radio buttons and select fields. */
	selected: Value;
	/** Takes a value, or the event of the browser's own field. */
	onChange: ( change: Value | SyntheticEvent ) => void;
	/** Marks the field as visited: what is wrong with it is shown from then on. */
	onBlur: () => void;
	className: 'has-error' | null;
	/** What is wrong. */
	help: string | null;
}

/** What the contents of a form are given. */
export interface FormState< Values extends FormValues > {
	values: Values;
	errors: FormErrors< Values >;
	/** The fields that were visited. */
	touched: { [ Name in keyof Values ]?: boolean };
	setTouched: ( name: keyof Values, isTouched?: boolean ) => void;
	setValue: < Name extends keyof Values >(
		name: Name,
		value: Values[ Name ]
	) => void;
	/** Marks all fields as visited and, when nothing is wrong, submits. */
	handleSubmit: () => Promise< void >;
	getInputProps: < Name extends keyof Values & string >(
		name: Name
	) => InputProps< Values[ Name ] >;
	isValidForm: boolean;
}

export interface FormProps< Values extends FormValues > {
	/** Draws the form. */
	children: ( state: FormState< Values > ) => ReactElement | null;
	initialValues: Values;
	errors?: FormErrors< Values >;
	touched?: { [ Name in keyof Values ]?: boolean };
	/** Gives what is wrong; an empty object when nothing is. */
	validate?: ( values: Values ) => FormErrors< Values > | void;
	/** Called with the values when nothing is wrong with them. */
	onSubmit?: ( values: Values ) => unknown;
	/** Called with a change, all values, and whether nothing is wrong. */
	onChange?: (
		change: { name: keyof Values; value: unknown },
		values: Values,
		isValid: boolean
	) => void;
	/** The older name of `onSubmit`; wins over it. */
	onSubmitCallback?: ( ( values: Values ) => unknown ) | null;
	/** The older name of `onChange`; wins over it. */
	onChangeCallback?: FormProps< Values >[ 'onChange' ] | null;
}
